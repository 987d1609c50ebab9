import { translate } from 'wortlaut';
import { answer } from '../../shared/answer.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Willkommen | {brand:product}', description: 'Was {brand:product} für Läden in den Bergen tut.' },
  heading: 'Willkommen in den Bergen',
  text: answer.de,
  button: 'Anfangen',
});
