import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  text: '{fact:offer.markets|Word} Länder, eine der Sprachen, zwölf Minuten.',
  button: 'Zurück zum Anfang',
});
