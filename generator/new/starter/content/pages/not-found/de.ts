import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Aus der Spur | {brand:product}', description: 'Unter dieser Adresse gibt es keine Seite.' },
  heading: 'Aus der Spur',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder ein Buchstabe ist verrutscht.',
  button: 'Zur Startseite',
});
