import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Datenschutz | {brand:product}',
    description: 'Wie {brand:product} mit Ihren Daten umgeht. Der Text ist in Kürze verfügbar.',
  },
  heading: 'Datenschutz',
  text: 'Unsere Datenschutzerklärung finden Sie hier in Kürze. Fragen beantworten wir inzwischen unter {brand:email}.',
  button: 'Zurück zur Startseite',
});
