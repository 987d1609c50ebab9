import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  text: 'Was es kostet, [steht hier](prices).',
  button: 'Zurück zum Anfang',
});
