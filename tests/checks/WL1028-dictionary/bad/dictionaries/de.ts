import { translate } from 'wortlaut';
import layout from '../layout/de.ts';
import source from '../pages/help/en.ts';

export default translate(source, {
  ...layout,
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
