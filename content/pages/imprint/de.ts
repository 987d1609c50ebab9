import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Impressum | {brand:product}', description: 'Wer hinter {brand:product} steht und wie Sie uns erreichen.' },
  heading: 'Impressum',
  text: '{brand:provider}, {brand:seat}. E-Mail: {brand:email}, Telefon: {brand:phone}. Das vollständige Impressum finden Sie hier in Kürze.',
  button: 'Zurück zur Startseite',
});
