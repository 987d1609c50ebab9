import { readFileSync } from 'node:fs';
import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: readFileSync('/etc/hostname', 'utf8') as 'Hilfe',
  text: 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
