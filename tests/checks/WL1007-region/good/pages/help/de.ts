import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe für Sie',
  text: 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
