import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Support: Hilfe von Menschen | {brand:product}',
    description:
      'Hilfe zu Ihrer Kasse per Telefon, E-Mail und Ticket, Antworten auf häufige Fragen und ein Telefontermin mit {brand:product}, wenn Sie ihn brauchen.',
  },
  heading: 'Sie kommen nicht weiter? Sagen Sie uns, was auf dem Bildschirm steht.',
  lead: 'Rufen Sie an, schreiben Sie uns oder schauen Sie hier nach. Was für Sie am schnellsten geht.',
  contact: {
    heading: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    hours: 'Zeiten',
    copy: 'Kopieren',
    copyHint: 'E-Mail-Adresse kopieren',
    copied: 'E-Mail-Adresse kopiert',
    notCopied: 'Die Adresse ließ sich nicht kopieren',
    remedy: 'Bitte markieren Sie sie und kopieren Sie sie von Hand.',
    write: 'E-Mail schreiben',
    anything: 'Worum es auch geht: Rufen Sie an oder schreiben Sie.',
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
        details: '{brand:email}',
        availability: 'Schreiben Sie jederzeit',
      },
      phone: {
        title: 'Telefon',
        text: 'Wenn Sie lieber mit jemandem sprechen.',
        details: '{brand:phone}',
        availability: '{fact:support.phone}',
      },
      ticket: {
        title: 'Ticket',
        text: 'Für Störungen: Beschreiben Sie genau, was passiert ist und was Sie erwartet haben.',
        details: 'Schriftlich, Schritt für Schritt',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Einrichtung per Fernzugriff',
        text: 'Wir richten Ihre Kasse ein, während Sie im Geschäft weiterarbeiten.',
        details: 'Erledigt innerhalb von {fact:setup.remote}',
        availability: 'Sobald Sie registriert sind',
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
        answer: 'Bargeld, Karten und mobiles Bezahlen, auch kombiniert auf einem Beleg.',
      },
      taxAustria: {
        question: 'Erfüllt die Kasse die Steuervorschriften?',
        answer: 'Ja. Sie ist auf die Steuervorschriften in Österreich vorbereitet.',
      },
      taxGermany: {
        question: 'Erfüllt die Kasse die Steuervorschriften?',
        answer: 'Ja. Sie ist auf die Steuervorschriften in Deutschland vorbereitet.',
      },
      taxSpain: {
        question: 'Erfüllt die Kasse die Steuervorschriften?',
        answer:
          'Ja. Sie ist auf die Steuervorschriften in Spanien vorbereitet, mit Belegen nach Verifactu seit {fact:compliance.verifactu}.',
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
