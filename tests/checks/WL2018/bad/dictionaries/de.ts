import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  banner: { ...furniture.banner, left: 'Bring your own tablet' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
