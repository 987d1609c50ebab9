import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  banner: { ...furniture.banner, left: 'Bis {end, date}: {days, plural, one {noch # Tag} other {noch # Tage}}' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
