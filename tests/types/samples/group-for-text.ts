import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  // expect: 'text' must be a text in quotation marks. (WL2027)
  text: { first: 'Schreiben Sie uns.' },
  button: 'Zurück',
});
