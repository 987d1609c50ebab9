import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Prywatność | {brand:product}',
    description: 'Jak {brand:product} obchodzi się z\u00a0danymi. Treść będzie tu wkrótce dostępna.',
  },
  heading: 'Prywatność',
  text: 'Informacja o\u00a0ochronie danych będzie tu wkrótce dostępna. Do tego czasu na pytania odpowiadamy pod adresem {brand:email}.',
  button: 'Wróć na stronę główną',
});
