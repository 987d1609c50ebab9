import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  common: { ...furniture.common, old: 'Ein alter Text' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
