import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  banner: { ...furniture.banner, left: '{days, plural, one {Noch # Tag} few {Noch # Tage} other {Noch # Tage}}' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
