import { translate } from 'wortlaut';
import { heading } from './words.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading,
  text: 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
