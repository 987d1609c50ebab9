import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/dictionaries/en.ts';
import layout from '../../sites/minimal/content/layout/de.ts';

export default translate(source, {
  ...layout,
  countries: { at: 'Österreich', ch: 'Schweiz' },
  picker: {
    ...layout.picker,
    // expect: 'picker.countryNow' must keep the placeholder {country} of the source text. Write it into this text. (WL2003)
    countryNow: 'Das Land',
  },
});
