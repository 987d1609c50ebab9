import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  banner: { ...furniture.banner, left: 'We show you how to sell more in the shop you have.' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
