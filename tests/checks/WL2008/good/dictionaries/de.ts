import { fallback, translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  footer: fallback('en'),
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
