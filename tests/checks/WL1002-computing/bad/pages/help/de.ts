import { translate } from 'wortlaut';
import source from './en.ts';

const words = new Map<string, { text: string }>();

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  text: words.get('text')!.text as 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
