import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Dane firmy | {brand:product}',
    description: 'Kto stoi za marką {brand:product} i\u00a0jak się z\u00a0nami skontaktować.',
  },
  heading: 'Dane firmy',
  text: '{brand:provider}, {brand:seat}. E-mail: {brand:email}, telefon: {brand:phone}. Pełne dane będą tu wkrótce dostępne.',
  button: 'Wróć na stronę główną',
});
