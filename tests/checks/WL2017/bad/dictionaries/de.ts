import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  common: { ...layout.common, old: 'Ein alter Text' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
