import { translate } from 'wortlaut';
import furniture from '../furniture/de.ts';
import source from './en.ts';

export default translate(source, {
  ...furniture,
  banner: { ...furniture.banner, left: 'Tage bis zum Ende: {days, number}' },
  countries: { at: 'Österreich', ch: 'Schweiz' },
});
