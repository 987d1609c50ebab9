import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  banner: { ...layout.banner, left: '{days, plural, one {Noch # Tag} other {Noch # Tage}}' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
