import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  banner: { ...furniture.banner, left: 'Wir zeigen Ihnen, wie Sie in Ihrem Laden mehr verkaufen.' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
