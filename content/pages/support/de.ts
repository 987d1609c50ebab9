import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Support: Hilfe von Menschen | {brand:product}',
    description:
      'Hilfe zu Ihrer Kasse per Telefon, E-Mail und Ticket, Antworten auf häufige Fragen und ein Telefontermin mit {brand:product}, wenn Sie ihn brauchen.',
  },
  heading: 'Was steht auf dem Bildschirm?',
  lead: 'Schlagen Sie die Meldung nach, oder fragen Sie jemanden, der die Kasse kennt.',
  screen: { message: 'Kein Papier im Drucker', remedy: 'Rolle einlegen, dann noch einmal drucken.' },
  contact: {
    heading: 'Kontakt',
    email: 'E-Mail',
    copy: 'Kopieren',
    copyHint: 'E-Mail-Adresse kopieren',
    copied: 'E-Mail-Adresse kopiert',
    notCopied: 'Die Adresse ließ sich nicht kopieren',
    remedy: 'Bitte markieren Sie sie und kopieren Sie sie von Hand.',
    write: 'E-Mail schreiben',
    anything: 'Drei Dinge helfen uns: was Sie sehen, seit wann, und ein Foto.',
    topics: {
      consultation: {
        line: 'Kostenlose Beratung? Sagen Sie uns, wann wir Sie erreichen.',
        subject: 'Kostenlose Beratung',
      },
      call: {
        line: 'Ein Telefontermin? Sagen Sie uns, wann es Ihnen passt.',
        subject: 'Telefontermin',
      },
      visit: {
        line: 'Ein Treffen auf der Messe? Sagen Sie uns, auf welcher und wann.',
        subject: 'Besuch auf der Messe',
      },
      support: {
        line: 'Ihre Kasse braucht Hilfe. Sagen Sie uns, was passiert ist.',
        subject: 'Hilfe mit meiner Kasse',
      },
      sales: { line: 'Eine Frage vor dem Kauf? Erzählen Sie von Ihrem Geschäft.', subject: 'Frage vor dem Kauf' },
      review: { line: 'Eine Bewertung? Sagen Sie uns, was gut ist und was fehlt.', subject: 'Meine Bewertung' },
      website: { line: 'Es geht um eine Website? Für welchen Betrieb?', subject: 'Frage zur Website' },
      social: { line: 'Es geht um Social Media? Welche Kanäle haben Sie?', subject: 'Frage zu Social Media' },
    },
  },
  methods: {
    heading: 'Vier Wege zur Hilfe',
    items: {
      email: {
        title: 'E-Mail',
        text: 'Für alles, was Zeit hat, bis der Andrang vorbei ist.',
        details: 'E-Mail schreiben',
        availability: 'Schreiben Sie jederzeit',
      },
      phone: {
        title: 'Telefon',
        text: 'Wenn Sie lieber mit jemandem sprechen.',
        details: 'Anrufen',
        availability: '{fact:support.phone}',
      },
      ticket: {
        title: 'Ticket',
        text: 'Für Störungen: Beschreiben Sie genau, was passiert ist und was Sie erwartet haben.',
        details: 'Ticket schreiben',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Ferneinrichtung',
        text: 'Wir richten Ihre Kasse ein, während Sie im Geschäft weiterarbeiten.',
        details: 'Einrichtung anfragen',
        availability: 'Fertig innerhalb von {fact:setup.remote}',
      },
    },
  },
  faq: {
    heading: 'Häufige Fragen',
    search: 'Fragen durchsuchen',
    placeholder: 'Antworten suchen\u00a0…',
    none: 'Zu Ihrer Suche gibt es keine passende Frage. Wenden Sie sich bitte direkt an unser Support-Team.',
    found: '{found, plural, one {# Frage} other {# Fragen}}',
    items: {
      start: {
        question: 'Wie lange dauert die Einrichtung?',
        answer:
          'Keine {fact:setup.time}. Wenn Sie das lieber uns überlassen, richten wir Ihre Kasse innerhalb von {fact:setup.remote} per Fernzugriff ein.',
      },
      card: {
        question: 'Brauche ich für den Test eine Kreditkarte?',
        answer: 'Nein. Sie testen {fact:trial.period} lang kostenlos und entscheiden danach.',
      },
      contract: {
        question: 'Gibt es eine Mindestlaufzeit?',
        answer: 'Nein. Und Sie haben eine {fact:trial.guarantee|-tägige} Geld-zurück-Garantie.',
      },
      devices: {
        question: 'Welches Gerät brauche ich?',
        answer:
          'Ein iPad. Wenn Sie keines haben, ist [im Paket](home#offer) ein neues dabei. Wir verschicken es innerhalb von {fact:setup.shipping|Tagen}.',
      },
      internet: {
        question: 'Was passiert, wenn das Internet ausfällt?',
        answer: '**Sie verkaufen weiter.** Die Kasse speichert die Verkäufe und gleicht sie ab, sobald die Verbindung wieder steht.',
      },
      payments: {
        question: 'Welche Zahlungsarten kann ich annehmen?',
        answer: 'Bargeld, Karten und mobiles Bezahlen, auch kombiniert auf {inCountry, select, ch {einer Quittung} other {einem Beleg}}.',
      },
      lawAustria: {
        question: 'Was schreibt das Gesetz für meine Kasse vor?',
        answer:
          'Ab {fact:law.at.turnover} Umsatz und {fact:law.at.cash} Barumsatz im Jahr eine Registrierkasse nach {fact:law.at.till}: mit signierten Belegen, Monats- und Jahresbeleg und Anmeldung bei FinanzOnline. Ein Ausfall der Signatur steht auf dem Beleg und ist nach {fact:law.at.outage|Stunden} zu melden. Der Beleg darf {fact:law.at.receipt|from} auch am Bildschirm oder als QR-Code kommen. Bei Verkauf im Freien beginnt die Pflicht {fact:law.at.outdoors|from} erst bei {fact:law.at.outdoors}. Auf diese Vorschriften ist die Kasse vorbereitet.',
      },
      lawGermany: {
        question: 'Was schreibt das Gesetz für meine Kasse vor?',
        answer:
          'Eine Kasse ist nicht vorgeschrieben. Eine elektronische braucht eine zertifizierte TSE und den Export nach DSFinV-K ({fact:law.de.till}, {fact:law.de.till|from}), gibt zu jedem Verkauf einen Beleg aus, auch elektronisch ({fact:law.de.receipt|norm}), und wird binnen eines Monats über ELSTER gemeldet ({fact:law.de.notice|from}). Fällt die TSE aus, muss der Beleg es zeigen. Auf diese Vorschriften ist die Kasse vorbereitet.',
      },
      lawSpain: {
        question: 'Was schreibt das Gesetz für meine Kasse vor?',
        answer:
          '{fact:law.es.till}: für Gesellschaften {fact:law.es.companies|from}, für alle anderen {fact:law.es.others|from}. Im Baskenland (TicketBAI) und in Navarra gilt es nicht ({fact:law.es.regions|norm}). Belege nach {fact:law.es.till} gibt es seit {fact:claims.verifactu}.',
      },
      lawFrance: omit('Only France shows it, and does not offer German.'),
      lawPoland: omit('Only Poland shows it, and does not offer German.'),
      smallestPoland: omit('Only Poland shows it, and does not offer German.'),
      lawSwitzerland: {
        question: 'Was schreibt das Gesetz für meine Kasse vor?',
        answer: 'Keine bestimmte Kasse. Verlangt sind eine ordentliche Buchführung ({fact:law.ch.books|norm}) und Preise in Franken.',
      },
      lawCzechia: {
        question: 'Was schreibt das Gesetz für meine Kasse vor?',
        answer:
          'Keine bestimmte Kasse. Die Pflicht, Umsätze zu melden (EET), gibt es {fact:law.cz.till|from} nicht mehr ({fact:law.cz.till|norm}).',
      },
      accounting: { question: 'Was bekommt meine Buchhaltung?', answer: 'Das Kassenbuch und eine CSV-Datei für das Buchhaltungsprogramm.' },
      staff: {
        question: 'Kann ich festlegen, was mein Personal darf?',
        answer: 'Ja. Sie verwalten Ihr Personal in der Kasse und bestimmen, wer was darf.',
      },
    },
  },
  links: {
    heading: 'Direkt zu',
    items: {
      setup: 'So läuft die Einrichtung',
      offer: 'Das iPad-Paket',
      benefits: 'Was die Kasse kann',
      reviews: 'Was andere sagen',
      fairs: 'Treffen wir uns auf der Messe',
      status: 'Systemstatus',
    },
  },
  closing: {
    heading: 'Brauchen Sie noch Hilfe?',
    text: 'Dann sehen wir uns das gemeinsam an.',
    contact: 'Support kontaktieren',
    call: 'Telefontermin vereinbaren',
  },
});
