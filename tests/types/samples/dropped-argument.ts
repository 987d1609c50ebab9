import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/dictionaries/en.ts';
import furniture from '../../sites/minimal/content/furniture/de.ts';

export default translate(source, {
  ...furniture,
  countries: { at: 'Österreich', ch: 'Schweiz' },
  picker: {
    ...furniture.picker,
    // expect: 'picker.countryNow' must keep the placeholder {country} of the source text. Write it into this text. (WL2003)
    countryNow: 'Das Land',
  },
});
