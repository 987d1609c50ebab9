import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  banner: { ...layout.banner, left: 'Bis {end, date}: {days, plural, one {noch # Tag} other {noch # Tage}}' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
