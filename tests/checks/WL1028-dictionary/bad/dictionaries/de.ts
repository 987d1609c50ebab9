import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from '../pages/help/en.ts';

export default translate(source, {
  ...furniture,
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
