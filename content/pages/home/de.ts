import { omit, translate } from 'wortlaut';
import exhibitions from '../exhibitions/de.ts';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: das Kassensystem auf Ihrem iPad',
    description:
      'Kassensystem fürs iPad: kassieren, Rechnungen stellen, Umsatz sehen. Neues iPad und ein Jahr Premium für {fact:offer.price}. {fact:trial.period} gratis testen, ohne Kreditkarte.',
  },
  country: {
    promise: 'Laden zu, Kasse stimmt.',
    intro:
      'Das Cloud-Kassensystem für Geschäfte, Cafés und Salons: Sie kassieren an der Theke, auf der Terrasse oder am Marktstand und sehen den Tagesumsatz auf dem Handy.',
    start: 'Kostenlos testen',
    learn: 'Mehr erfahren',
  },
  hero: {
    eyebrow: 'iPad und Premium im Paket',
    heading: 'An der Theke kassieren. Unterwegs wissen, wie der Tag läuft.',
    lead: 'Ein iPad kassiert, druckt {inCountry, select, ch {Quittungen} other {Belege}}, schreibt Rechnungen und macht den Tagesabschluss. Den Umsatz sehen Sie auf dem Handy, wo immer Sie gerade sind.',
    offer: 'Neues iPad und ein Jahr Premium',
    before: 'statt {fact:offer.regularPrice}',
    currency: 'Preise in Euro',
    saving: 'Sie sparen {fact:offer.saving}',
    included: 'Kostenlose Einrichtung und Support rund um die Uhr inklusive',
    cta: 'Paket reservieren',
  },
  countdown: {
    label: 'Das Angebot endet am',
    days: '{days, plural, one {Tag} other {Tage}}',
    hours: '{hours, plural, one {Stunde} other {Stunden}}',
    minutes: '{minutes, plural, one {Minute} other {Minuten}}',
    seconds: '{seconds, plural, one {Sekunde} other {Sekunden}}',
    ended: 'Dieses Angebot ist abgelaufen. Fragen Sie uns, was heute gilt.',
    pause: 'Countdown anhalten',
    resume: 'Countdown fortsetzen',
  },
  features: {
    heading: 'Das nimmt Ihnen die Kasse ab',
    lead: 'Die Arbeit rund um den Verkauf: {inCountry, select, ch {Quittungen} other {Belege}}, Lager, Zahlen, Buchhaltung.',
    items: {
      invoices: {
        title: '{inCountry, select, ch {Quittungen} other {Belege}} und Rechnungen',
        text: 'Ausdrucken oder per Messenger schicken. Wie sie aussehen, bestimmen Sie.',
      },
      invoicesPoland: omit('Only Poland shows it, and does not offer German.'),
      products: {
        title: 'Artikel per Fingertipp',
        text: 'Artikel anlegen, Preis eintragen, an die richtige Stelle ziehen. Zum Verkaufen einmal antippen.',
      },
      sales: {
        title: 'Verkäufe auf dem Handy',
        text: 'Was verkauft wurde, wer kassiert hat und was zusammenkommt, während das Geschäft läuft.',
      },
      offline: {
        title: 'Kassiert auch ohne Internet',
        text: 'Das Netz fällt aus, der Verkauf nicht. Die Kasse speichert alles und gleicht es später ab.',
      },
      analytics: {
        title: 'Mittags wird es voll',
        text: 'Die Zahlen laufen mit, während Sie verkaufen: welche Artikel etwas bringen, welche Stunden flau sind.',
      },
      lawAustria: {
        title: 'Laden zu',
        text: 'Tagesabschluss drucken, Licht aus. In Österreich braucht jeder Beleg {fact:law.at.till|from} eine Signatur nach {fact:law.at.till}. Auf diese Vorschrift ist die Kasse vorbereitet.',
      },
      lawGermany: {
        title: 'Laden zu',
        text: 'Tagesabschluss drucken, Licht aus. Eine elektronische Kasse braucht in Deutschland eine zertifizierte TSE ({fact:law.de.till}, {fact:law.de.till|from}). Auf diese Vorschrift ist die Kasse vorbereitet.',
      },
      lawFrance: omit('Only France shows it, and does not offer German.'),
      lawPoland: omit('Only Poland shows it, and does not offer German.'),
      lawSwitzerland: {
        title: 'Laden zu',
        text: 'Kassenbuch und CSV-Datei kommen direkt aus der Kasse. Die Schweiz schreibt keine bestimmte Kasse vor, nur eine ordentliche Buchführung ({fact:law.ch.books|norm}).',
      },
      accounting: {
        title: 'Fertig für die Buchhaltung',
        text: 'Das Kassenbuch und eine CSV-Datei für das Buchhaltungsprogramm kommen direkt aus der Kasse.',
      },
    },
  },
  steps: {
    heading: 'Karton auf, Geschäft auf',
    items: {
      choose: { title: 'Registrieren', text: 'Legen Sie Ihr Konto an, ohne Kreditkarte. Die Einrichtung dauert keine {fact:setup.time}.' },
      setup: {
        title: 'Einrichten lassen',
        text: 'Wir richten Ihre Kasse innerhalb von {fact:setup.remote} per Fernzugriff ein. Das iPad verschicken wir innerhalb von {fact:setup.shipping|Tagen}.',
      },
      sell: { title: 'Kassieren', text: 'iPad auf die Theke stellen, Artikel anlegen, verkaufen. Ohne Mindestlaufzeit.' },
    },
  },
  products: {
    heading: 'An der Theke, in der Hand, am Tisch',
    lead: 'Drei Geräte, eine Kasse.',
    previous: 'Vorheriges Gerät',
    next: 'Nächstes Gerät',
    items: {
      till: {
        title: 'iPad-Kasse',
        text: 'Die Kasse für die Theke: große Tasten, ein übersichtlicher Warenkorb, {inCountry, select, ch {eine Quittung} other {ein Beleg}} zum Mitgeben.',
      },
      mobile: { title: 'Mobile Ansicht', text: 'Dieselbe Kasse für die Hosentasche: draußen verkaufen, zu Hause den Umsatz ansehen.' },
      terminal: { title: 'Kartenterminal', text: 'Karte, Handy oder Uhr: ans Terminal halten, und schon ist bezahlt.' },
    },
  },
  about: {
    heading: 'Für alle, die hinter der Theke stehen',
    text: '{inCountry, select, ch {Coiffeursalons} other {Friseursalons}}, Cafés, Nagelstudios und Läden arbeiten mit {brand:product}. So eine Kasse muss man auch am Samstagmittag verstehen, wenn die Schlange bis zur Tür reicht.',
    link: 'Wer wir sind',
  },
  contact: {
    heading: 'Fragen? Hier antworten Menschen.',
    phone: { what: 'Telefon', hours: '{fact:support.office}' },
    tickets: { what: 'Tickets', hours: '{fact:support.tickets}' },
    link: 'Zum Support',
  },
  preOrder: {
    heading: 'Reservieren Sie Ihr Paket',
    lead: 'Hinterlassen Sie Ihre Kontaktdaten. Wir rufen zurück und sagen Ihnen alles, was Sie wissen müssen. Eine Bestellung ist das noch nicht: Die AGB gelten erst, wenn Sie bestellen.',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Was verkaufen Sie?',
    terms: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen.',
    submit: 'Unverbindlich reservieren',
    sending: 'Wird gesendet\u00a0…',
    sentHeading: 'Danke, ist angekommen.',
    sentText: 'Wir melden uns bei Ihnen. Bis dahin können Sie die Kasse kostenlos testen.',
    problems: 'Bitte prüfen Sie diese Felder',
    nameRequired: 'Bitte geben Sie Ihren Namen an',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    emailInvalid: 'Diese E-Mail-Adresse ist ungültig',
    phoneRequired: 'Bitte geben Sie Ihre Telefonnummer an',
    termsRequired: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
  },
  exhibitions: {
    heading: 'Auf der Messe ausprobieren',
    upcoming: 'Demnächst',
    past: 'Rückblick',
    link: 'Alle Messen',
    items: exhibitions.items,
  },
});
