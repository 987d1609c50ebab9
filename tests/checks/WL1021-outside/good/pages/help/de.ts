import { translate } from 'wortlaut';
import type { Language } from '../../../../../../generator/model/site.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: ('Hilfe' satisfies Language['name']) as 'Hilfe',
  text: 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
