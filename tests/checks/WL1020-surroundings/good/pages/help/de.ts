import { translate } from 'wortlaut';
import source from './en.ts';

interface Entry {
  process: string;
  from?: Date;
}
const entries: Entry[] = [{ process: 'Hilfe' }];
const words = entries.map(({ process }) => process.replace(/fetch|'/g, ''));

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: `${words.join(' ')} ${Math.max(1, 2)}` as 'Hilfe',
  text: 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
