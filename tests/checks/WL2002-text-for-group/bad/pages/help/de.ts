import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: 'Hilfe',
  heading: 'Hilfe',
  text: 'Schreiben Sie uns.',
  button: 'Zurück zum Anfang',
});
