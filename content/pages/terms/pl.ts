import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Warunki ogólne | {brand:product}',
    description: 'Warunki ogólne dotyczące kasy {brand:product}. Treść będzie tu wkrótce dostępna.',
  },
  heading: 'Warunki ogólne',
  text: 'Warunki dla tego kraju będą tu wkrótce dostępne.',
  button: 'Wróć na stronę główną',
});
