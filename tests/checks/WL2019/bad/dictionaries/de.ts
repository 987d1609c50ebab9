import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  banner: { ...layout.banner, left: 'We show you how to sell more in the shop you have.' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
