import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Acht Gründe für die Kasse in der Cloud | {brand:product}',
    description:
      'Cloud-Kasse, mobil verkaufen, alle Zahlungsarten, Zahlen in Echtzeit, kostenloser Support: was {brand:product} für Ihren Betrieb tut.',
  },
  heading: 'Acht Sorgen weniger',
  lead: 'Eine Kasse soll kassieren, rechnen und sonst nicht auffallen. Und das nimmt Ihnen {brand:product} ab:',
  cards: {
    cloud: {
      title: 'In der Cloud',
      text: 'Fällt das iPad ins Spülbecken, bleiben Ihre Daten trocken. Auf einem anderen anmelden, weiterarbeiten.',
    },
    mobile: { title: 'Mobile Kasse', text: 'Verkaufen Sie auf der Terrasse, am Marktstand oder bei der Kundin zu Hause.' },
    payments: {
      title: 'Alle Zahlungsarten',
      text: 'Bar, Karte, Handy oder gemischt auf {inCountry, select, ch {einer einzigen Quittung} other {einem einzigen Beleg}}.',
    },
    analytics: { title: 'Zahlen in Echtzeit', text: 'Was sich gerade verkauft und wie der Tag läuft. An der Kasse oder auf dem Handy.' },
    lawAustria: {
      title: 'Für Österreich gemacht',
      text: 'In Österreich gilt {fact:law.at.till|from} die {fact:law.at.till}. Auf sie ist die Kasse vorbereitet.',
    },
    lawGermany: {
      title: 'Für Deutschland gemacht',
      text: 'In Deutschland gilt {fact:law.de.till|from} die {fact:law.de.till}. Auf sie ist die Kasse vorbereitet.',
    },
    lawSpain: {
      title: 'Belege nach {fact:law.es.till}',
      text: 'Es gibt sie seit {fact:claims.verifactu}. Für Gesellschaften sind sie {fact:law.es.companies|from} Pflicht.',
    },
    accounting: {
      title: 'Fertig für die Buchhaltung',
      text: 'Das Kassenbuch und eine CSV-Datei für das Buchhaltungsprogramm, ohne Abtippen.',
    },
    fast: {
      title: 'Flott an der Theke',
      text: 'Artikel antippen, kassieren, {inCountry, select, ch {Quittung} other {Beleg}} mitgeben. Die Schlange bleibt in Bewegung.',
    },
    support: { title: 'Kostenloser Support', text: 'Fragen Sie per E-Mail oder Telefon. Das kostet nichts.' },
    secure: {
      title: 'Sicher und zuverlässig',
      text: '{fact:claims.uptime} Verfügbarkeit, und kein Verkauf geht verloren, wenn die Verbindung abreißt.',
    },
  },
  cta: {
    heading: 'Probieren Sie es mit Ihren eigenen Artikeln',
    text: '{fact:trial.period} testen, ohne Kreditkarte und ohne Mindestlaufzeit.',
    button: 'Kostenlos testen',
  },
});
