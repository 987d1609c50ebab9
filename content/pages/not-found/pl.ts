import { translate } from 'wortlaut';
import country from '../country-not-found/pl.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404 Nie znaleziono strony | {brand:product}', description: 'Pod tym adresem nie ma żadnej strony.' },
  heading: '404 Nie znaleziono strony',
  text: 'Może ktoś zapomniał dodać tę stronę do routera?',
  button: 'Wróć na stronę główną',
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
