import { translate } from 'wortlaut';
import source from './en.ts';

const region: string = process.env['REGION'] ?? 'AT';
const lot = Math.round(Math.random());
const other = Function('return 1');
const answer = await fetch('https://www.muster.example/');

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: [region, lot, other, answer, import.meta.url].join(' ') as 'Hilfe',
  text: 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
