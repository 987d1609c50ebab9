import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Nicht gefunden | {brand:product}', description: 'Unter dieser Adresse gibt es keine Seite.' },
  heading: 'Nicht gefunden',
  text: 'Unter dieser Adresse gibt es keine Seite.',
  button: 'Zurück zum Anfang',
});
