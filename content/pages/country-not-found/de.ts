import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Land nicht gefunden | {brand:product}',
    description: 'Unter dieser Adresse gibt es {brand:product} nicht. Wählen Sie eines der Länder.',
  },
  heading: 'Land nicht gefunden',
  text: '{brand:product} gibt es in diesem Land noch nicht, oder in der Adresse steckt ein Tippfehler.',
  button: 'Land auswählen',
  ways: { chooser: 'Alle Länder' },
  sign: 'Noch nicht offen',
  all: 'Und ihre Kaffeepreise',
});
