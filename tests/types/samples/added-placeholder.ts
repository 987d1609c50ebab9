import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  // expect: 'text' has the placeholder {brand:produkt}, which the source text does not have. Remove it or correct its name. (WL2003)
  text: 'Schreiben Sie {brand:produkt}.',
  button: 'Zurück',
});
