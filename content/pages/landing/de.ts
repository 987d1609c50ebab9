import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: das iPad-Kassensystem für Ihr Geschäft in Spanien',
    description:
      'Kassieren, Rechnungen schreiben, Umsatz am Handy sehen. Cloud-Kassensystem fürs iPad mit {fact:law.es.till}-Belegen. {fact:trial.period} kostenlos testen, ohne Kreditkarte.',
  },
  hero: {
    name: '{brand:product}, die Kasse auf Ihrem iPad',
    heading: 'Laden zu, Kasse stimmt.',
    lead: '{brand:product} macht ein iPad zu Ihrem Kassensystem: Sie kassieren, schreiben Rechnungen und sehen den Umsatz auf dem Handy, wo immer Sie sind.',
    start: 'Kostenlos testen',
    how: 'So funktioniert es',
  },
  returned: { heading: 'Storno' },
  pains: {
    heading: 'Vier Dinge, die Ihnen nicht fehlen werden',
    items: {
      sheet: {
        title: 'Rechnungen in einer Tabelle',
        text: 'Sie kopieren die von gestern, ändern den Namen und hoffen, dass die Nummer noch frei ist.',
        over: 'Kopieren und Einfügen: vorbei.',
      },
      dated: {
        title: 'Eine Kasse von gestern',
        text: 'Sie braucht ewig zum Starten, stürzt ab, sobald jemand wartet, und für jeden neuen Preis muss der Techniker her.',
        over: 'Dieser Kasten hat ausgedient.',
      },
      blind: {
        title: 'Nicht wissen, was heute verkauft wurde',
        text: 'Sie erfahren es beim Zählen der Kasse. Und wenn Sie nicht im Laden sind, nicht einmal dann.',
        over: 'Mit dem Raten ist Schluss.',
      },
      change: {
        title: 'Wechselgeld im Kopf ausrechnen',
        text: 'Ein großer Schein, eine Schlange, und mitten beim Abziehen fragt Sie jemand etwas.',
        over: 'Mit dem Kopfrechnen ist Schluss.',
      },
    },
  },
  features: {
    heading: 'Das merken Sie vom ersten Tag an',
    items: {
      invoices: {
        title: 'Die Rechnung, bevor der Kunde geht',
        text: 'Beleg oder Rechnung vom selben Bildschirm, in Ihrer Gestaltung. Sie drucken sie aus oder schicken sie per Messenger.',
      },
      products: {
        title: 'Neuer Artikel: drei Handgriffe',
        text: 'Anlegen, Preis eintragen, an die richtige Stelle ziehen. Zum Verkaufen einmal antippen.',
      },
      sales: {
        title: 'Verkäufe live, wo immer Sie sind',
        text: 'Was läuft, wer kassiert und was heute zusammenkommt. Auf dem Handy, während der Laden offen ist.',
      },
    },
  },
  offer: {
    heading: 'Neues iPad und ein Jahr Premium',
    before: 'statt {fact:offer.regularPrice}',
    included: 'Kostenlose Einrichtung und Support rund um die Uhr inklusive.',
    link: 'Zum iPad-Angebot',
  },
  reviews: {
    heading: 'Was Leute sagen, die mit {brand:product} kassieren',
    rating: '{rating, number} von 5 Sternen',
    noComment: 'Ohne Kommentar bewertet.',
  },
  steps: {
    heading: 'Vom Karton zum ersten Verkauf',
    items: {
      account: { title: 'Konto anlegen', text: 'Ohne Kreditkarte. Die Einrichtung dauert keine {fact:setup.time}.' },
      items: {
        title: 'Artikel eintragen',
        text: 'Preise eingeben, Artikel an ihren Platz ziehen. Auf Wunsch richten wir die Kasse innerhalb von {fact:setup.remote} per Fernzugriff ein.',
      },
      sell: {
        title: 'Kassieren',
        text: 'Artikel antippen, kassieren, Beleg mitgeben. Den Tagesabschluss gibt es auf Papier oder als PDF.',
      },
    },
  },
  products: {
    heading: 'Und hinter jedem Verkauf das alles',
    text: 'Notizbuch und Taschenrechner bleiben liegen, der Sonntagnachmittag gehört Ihnen.',
    functions: {
      closing: 'Tagesabschluss gedruckt oder als PDF',
      book: 'Kassenbuch',
      calendar: 'Online-Reservierungskalender',
      scanner: 'Barcode-Scanner',
      accounting: 'CSV-Export für die Buchhaltung',
      staff: 'Rechte für alle im Team',
    },
    link: 'Alle Funktionen ansehen',
  },
  testimonials: {
    heading: 'Drei Theken, dreimal Feierabend',
    stats: { customers: 'Betriebe', rating: 'im Schnitt', satisfaction: 'Zufriedenheit' },
  },
  comparison: {
    heading: 'Punkt für Punkt',
    lead: 'Was man prüfen sollte, bevor man die Kasse wechselt.',
    others: 'Andere Kassen',
    yes: 'Ja',
    no: 'Nein',
    rows: {
      invoices: 'Rechnungen direkt an der Theke',
      products: 'Artikel mit einem Klick verwalten',
      sales: 'Umsatz in Echtzeit von überall',
      offline: 'Funktioniert ohne Internet',
      verifactu: '{fact:law.es.till}-Belege',
      contract: 'Keine Mindestlaufzeit',
    },
  },
  faq: {
    heading: 'Bevor Sie anfangen',
    items: {
      card: {
        question: 'Brauche ich zum Testen eine Kreditkarte?',
        answer: 'Nein. Sie testen {fact:trial.period} lang kostenlos und entscheiden danach.',
      },
      setup: {
        question: 'Wie lange dauert die Einrichtung?',
        answer:
          'Keine {fact:setup.time}. Wenn Sie es lieber uns überlassen, richten wir Ihre Kasse innerhalb von {fact:setup.remote} per Fernzugriff ein.',
      },
      contract: {
        question: 'Gibt es eine Mindestlaufzeit?',
        answer: 'Nein. Und Sie haben eine Geld-zurück-Garantie von {fact:trial.guarantee|Tagen}.',
      },
      verifactu: {
        question: 'Ist die Kasse bereit für {fact:law.es.till}?',
        answer: '{fact:law.es.till}-Belege gibt es seit {fact:claims.verifactu}.',
      },
      internet: {
        question: 'Was ist, wenn das Internet ausfällt?',
        answer: '**Sie verkaufen weiter.** Die Kasse speichert die Verkäufe und gleicht sie ab, sobald die Verbindung wieder da ist.',
      },
      ipad: {
        question: 'Und wenn ich kein iPad habe?',
        answer: '[Im Paket](ipad-offer) ist ein neues dabei. Wir verschicken es innerhalb von {fact:setup.shipping|Tagen}.',
      },
    },
  },
  closing: {
    heading: 'Wenn Sie das nächste Mal abschließen, stimmt die Kasse schon.',
    text: 'Keine Kreditkarte. Keine Verpflichtung.',
    button: 'Kostenlos testen',
  },
});
