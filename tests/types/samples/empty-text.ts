import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  // expect: 'text' is empty. Write the text. (WL2007)
  text: '',
  button: 'Zurück',
});
