import { translate } from 'wortlaut';
import country from '../country-not-found/pl.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404 Nie znaleziono strony | {brand:product}', description: 'Pod tym adresem nie ma żadnej strony.' },
  visitor: { heading: 'Ta strona się przeniosła albo nigdy nie istniała.', text: 'Kasa działa dalej.' },
  heading: '404 Nie znaleziono strony',
  text: 'Dla programistów: czy brakuje jej w\u00a0tablicy routingu?',
  button: 'Wróć na stronę główną',
  ways: { functions: 'Wszystkie funkcje', helps: 'W\u00a0czym pomaga {brand:product}', prices: 'Cennik', support: 'Pomoc techniczna' },
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
