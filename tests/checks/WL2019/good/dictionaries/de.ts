import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from './en.ts';

export default translate(source, {
  ...layout,
  banner: { ...layout.banner, left: 'Wir zeigen Ihnen, wie Sie in Ihrem Laden mehr verkaufen.' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
