import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Bewertungen: was Betriebe sagen | {brand:product}',
    description:
      'Was {inCountry, select, ch {Coiffeusen} other {Friseurinnen}}, Cafébesitzer und Händler über die Arbeit mit {brand:product} sagen, mit Sternen, Datum und Betrieb.',
  },
  heading: 'Was man hinter der Theke sagt',
  lead: 'Bewertungen aus Salons, Cafés und Geschäften, jede in der Sprache, in der sie geschrieben wurde.',
  stats: {
    heading: 'In Zahlen',
    items: {
      customers: 'zufriedene Betriebe',
      average: 'Bewertung im Schnitt',
      satisfaction: 'Zufriedenheit',
      total: 'Bewertungen auf dieser Seite',
    },
  },
  list: {
    heading: 'Alle Bewertungen',
    rating: '{rating, number} von 5 Sternen',
    product: 'Arbeitet mit',
    noComment: 'Ohne Kommentar bewertet.',
    order: {
      own: 'Meine Sprache zuerst',
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      best: 'Meiste Sterne zuerst',
      worst: 'Wenigste Sterne zuerst',
    },
    sort: 'Sortieren',
    sorted: 'Bewertungen sortiert: {order}',
  },
  cta: {
    heading: 'Machen Sie sich selbst ein Bild',
    text: 'Testen Sie {fact:trial.period} lang kostenlos.',
    button: 'Kostenlos testen',
    yours: 'Schreiben Sie Ihre Bewertung',
  },
});
