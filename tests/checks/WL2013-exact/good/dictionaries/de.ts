import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  banner: { ...furniture.banner, left: '{days, plural, =0 {Letzter Tag} one {Noch # Tag} other {Noch # Tage}}' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
