import { defineCopy } from 'wortlaut';

export default defineCopy('solutions', {
  meta: {
    title: 'So hilft Ihnen {brand:product}: Kasse, Website, Social Media',
    description: 'Kassensystem, Website-Baukasten und betreute Social-Media-Kanäle aus einer Hand. Was jede Lösung Ihrem Betrieb abnimmt.',
  },
  heading: 'Drinnen kassieren, draußen gefunden\u00a0werden',
  lead: 'Drei Dienste für Betriebe ohne eigene IT. Jeder für sich oder alle zusammen.',
  cards: {
    pos: {
      title: 'Kassensystem',
      subtitle: 'Die Kasse auf dem iPad',
      text: 'Kassieren, {inCountry, select, ch {Quittungen} other {Belege}} drucken, Tagesabschluss machen. An der Theke und unterwegs.',
      features: {
        cloud: 'Cloud-Architektur',
        mobile: 'iPad und mobile Kasse',
        reports: 'Berichte in Echtzeit',
        inventory: 'Warenwirtschaft',
        customers: 'Kundenverwaltung',
        support: 'Support rund um die Uhr',
      },
      button: 'Kasse ansehen',
    },
    website: {
      title: 'Website-Baukasten',
      subtitle: 'Ihre Website, fast von selbst',
      text: 'Aus Ihren Angaben entsteht eine fertige Website, die auf jedem Telefon gut aussieht.',
      features: {
        automated: 'Automatisch erstellt',
        responsive: 'Passt sich jedem Gerät an',
        seo: 'Für Suchmaschinen optimiert',
        shop: 'Onlineshop anbindbar',
        content: 'Inhalte selbst pflegen',
        hosting: 'Hosting inbegriffen',
      },
      button: 'Website anfragen',
    },
    social: {
      title: 'Social Media als Service',
      subtitle: 'Wir posten, Sie verkaufen',
      text: 'Ihre Kanäle leben, auch wenn im Geschäft viel los ist.',
      features: {
        content: 'Inhalte erstellen',
        posts: 'Regelmäßige Beiträge',
        community: 'Community-Betreuung',
        analytics: 'Auswertungen und Berichte',
        strategy: 'Strategie entwickeln',
        platforms: 'Mehrere Plattformen betreuen',
      },
      button: 'Betreuung anfragen',
    },
  },
  why: {
    heading: 'Warum {brand:product}?',
    items: {
      cloud: { title: 'Ihre Daten in der Cloud', text: 'An der Theke, zu Hause und unterwegs: Auf jedem Gerät stehen dieselben Zahlen.' },
      easy: { title: 'Einfach zu bedienen', text: 'Große Tasten, wenige Schritte. Auch wer nur samstags aushilft, findet sich zurecht.' },
      one: { title: 'Alles aus einer Hand', text: 'Kasse, Website und Social Media: drei Aufgaben, ein Ansprechpartner.' },
      support: { title: 'Support rund um die Uhr', text: 'Schreiben Sie uns, wann es Ihnen passt, auch nach Geschäftsschluss.' },
    },
  },
  closing: {
    heading: 'Nicht sicher, was Sie brauchen?',
    text: 'Erzählen Sie uns von Ihrem Betrieb. Die Beratung kostet nichts.',
    consult: 'Kostenlose Beratung',
    learn: 'Mehr erfahren',
  },
});
