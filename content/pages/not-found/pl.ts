import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404 Nie znaleziono strony | {brand:product}', description: 'Pod tym adresem nie ma żadnej strony.' },
  heading: '404 Nie znaleziono strony',
  text: 'Może ktoś zapomniał dodać tę stronę do routera?',
  button: 'Wróć na stronę główną',
});
