import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  text: 'Schreiben \u202ESie\u0000 uns.',
  button: 'Zurück zum Anfang',
});
