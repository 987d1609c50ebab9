import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  banner: { ...layout.banner, left: 'Eigenes Tablet mitbringen' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
