import { omit, translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  // expect: 'text' cannot be left out alone. Translate it, or leave out the whole group. (WL2008)
  text: omit('Das kommt noch'),
  button: 'Zurück',
});
