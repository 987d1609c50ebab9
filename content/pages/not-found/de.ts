import { translate } from 'wortlaut';
import country from '../country-not-found/de.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404: Seite nicht gefunden | {brand:product}', description: 'Unter dieser Adresse gibt es keine Seite.' },
  visitor: { heading: 'Diese Seite ist umgezogen oder hat es nie gegeben.', text: 'Die Kasse läuft trotzdem.' },
  heading: '404: Seite nicht gefunden',
  text: 'Für Entwickler: Fehlt sie in der Routing-Tabelle?',
  button: 'Zurück zur Startseite',
  ways: { functions: 'Alle Funktionen', helps: 'So hilft {brand:product}', prices: 'Preise', support: 'Support' },
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
