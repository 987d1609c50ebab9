import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Preise | {brand:product}',
    description:
      'Was {brand:product} kostet: {fact:trial.period} gratis, ein neues iPad mit einem Jahr Premium für {fact:offer.price}. Ohne Mindestlaufzeit.',
  },
  heading: 'Was es kostet',
  lead: 'Preise am Regal, wie in Ihrem Laden. {inCountry, select, at {Was auf dem Schild steht, zahlen Sie.} es {Was auf dem Schild steht, zahlen Sie.} other {Was die Kassenmodelle kosten, sagen wir Ihnen am Telefon.}}',
  tags: {
    trial: {
      title: 'Erst ausprobieren',
      text: 'Für {fact:trial.period}.',
      parts: { ipad: 'Auf Ihrem iPad', items: 'Mit Ihren eigenen Artikeln', card: 'Ohne Kreditkarte' },
      button: 'Kostenlos testen',
    },
    bundle: {
      title: 'Neues iPad und ein Jahr Premium',
      text: 'Statt {fact:offer.regularPrice}.',
      parts: {
        shipping: 'Versand innerhalb von {fact:setup.shipping|Tagen}',
        setup: 'Einrichtung kostenlos',
        term: 'Ohne Mindestlaufzeit',
      },
      button: 'Zum Paket',
    },
    monthly: {
      title: 'iPad im Monatsabo',
      text: 'Im Monat, alles in einer Rate.',
      parts: { ipad: 'iPad und Premium', setup: 'Einrichtung', shipping: 'Versand' },
      button: 'Zur Monatsrate',
    },
  },
  premium: {
    heading: 'Das erledigt Premium für Sie',
    lead: 'Ein ganzes Jahr lang, im Preis enthalten.',
    items: {
      receipts: '{inCountry, select, ch {Quittungen} other {Belege}} und Rechnungen, gedruckt oder per Messenger',
      items: 'Artikel anlegen, an ihren Platz ziehen, mit einem Fingertipp verkaufen',
      payments: 'Bar, Karte und Handy, auch auf {inCountry, select, ch {einer Quittung} other {einem Beleg}} gemischt',
      phone: 'Verkäufe live auf dem Handy',
      figures: 'Welche Artikel Geld bringen und welche Stunden leer sind',
      staff: 'Ihr Team darf, was Sie ihm erlauben',
    },
  },
  currency: 'Preise in Euro.',
  unlisted: {
    title: 'Kassenmodelle am Telefon',
    label: 'Auf Anfrage',
    text: 'Den Preis hören Sie vor der Bestellung.',
    parts: { hours: '{fact:support.phone}', person: 'Ein Mensch nimmt ab', advice: 'Beratung kostenlos' },
    link: 'Nach dem Preis fragen',
  },
  models: {
    title: 'Kassenmodell BUSINESS',
    text: 'Im Monat, netto. Das Modell, das die meisten wählen.',
    others: { free: 'FREE', starter: 'STARTER', premium: 'PREMIUM' },
    button: 'Zur Preisliste',
  },
  months: {
    heading: 'Kaufen oder monatlich?',
    lead: 'Kommt darauf an, wie lange Sie bleiben. Hier ist die Rechnung, auch wo wir weniger verdienen.',
    slider: 'Monate',
    caption: 'Die Monatsrate zusammengezählt, verglichen mit dem Paket',
    columns: { months: 'Dauer', sum: 'Monatlich', cheaper: 'Günstiger' },
    months: '{months, plural, one {# Monat} other {# Monate}}',
    cheaper: { bundle: 'Das Paket, {difference} weniger', monthly: 'Monatlich, {difference} weniger' },
  },
  closing: {
    heading: 'Erst testen. Dann\u00a0entscheiden.',
    text: '{fact:trial.period} kostenlos. Ohne Kreditkarte.',
    button: 'Kostenlos testen',
  },
});
