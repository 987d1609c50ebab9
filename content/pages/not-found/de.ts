import { translate } from 'wortlaut';
import country from '../country-not-found/de.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404: Seite nicht gefunden | {brand:product}', description: 'Unter dieser Adresse gibt es keine Seite.' },
  heading: '404: Seite nicht gefunden',
  text: 'Haben Sie vergessen, die Seite im Router einzutragen?',
  button: 'Zurück zur Startseite',
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
