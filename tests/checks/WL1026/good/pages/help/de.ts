import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Hilfe | {brand:product}', description: 'Hier gibt es Hilfe zu {brand:product}.' },
  heading: 'Hilfe',
  lead: 'Wir sind da.',
  cards: { phone: { title: 'Rufen Sie an', subtitle: 'Am Telefon', text: 'Es geht jemand ans Telefon.', features: {}, button: 'Jetzt anrufen' } },
  why: { heading: 'Warum anrufen', items: { quick: { title: 'Schnell', text: 'Es dauert eine Minute.' } } },
  closing: { heading: 'Bereit?', text: 'Probieren Sie es.', consult: 'Fragen Sie', learn: 'Weiterlesen' },
});
