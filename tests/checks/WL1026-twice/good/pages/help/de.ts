import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  title: 'Hilfe',
  lead: 'Wir sind da.',
  back: 'Zurück zum Anfang',
  sections: { phone: { heading: 'Am Telefon', text: { hours: 'Es geht jemand ans Telefon.' } } },
});
