import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404: Seite nicht gefunden | {brand:product}', description: 'Unter dieser Adresse gibt es keine Seite.' },
  heading: '404: Seite nicht gefunden',
  text: 'Haben Sie vergessen, die Seite im Router einzutragen?',
  button: 'Zurück zur Startseite',
});
