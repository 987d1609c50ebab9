import { translate } from 'wortlaut';
import source from '../../sites/minimal/content/pages/help/en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  // expect: 'txet' does not exist in the source text. Remove it or correct its name. (WL2002)
  txet: 'Schreiben Sie uns.',
  text: 'Schreiben Sie uns.',
  button: 'Zurück',
});
