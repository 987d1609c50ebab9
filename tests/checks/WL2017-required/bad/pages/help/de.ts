import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  lead: 'Wir sind da.',
  changed: 'Im Herbst geschrieben.',
  contents: 'Auf dieser Seite',
  missing: 'Fehlt noch',
  sections: { phone: { heading: 'Am Telefon', text: { hours: 'Es geht jemand ans Telefon.' } } },
});
