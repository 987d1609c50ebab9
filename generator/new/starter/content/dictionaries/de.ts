import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: {
    skip: 'Zum Inhalt springen',
    home: '{brand:product}, Startseite',
    menu: 'Hauptmenü',
    languages: 'Sprache',
    shareImage: 'Zwei Laufräder nebeneinander, gezeichnet wie eine liegende Acht',
    sample: '{brand:product} gibt es nicht. Diese Werkstatt ist ein Muster: Machen Sie Ihre eigene daraus.',
  },
  menu: { home: 'Startseite', services: 'Preise', workshop: 'Werkstatt', terms: 'Reparaturbedingungen' },
  footer: { papers: 'Mehr', contact: 'Wo wir sind' },
  hours: {
    heading: 'Wann wir da sind',
    open: 'Gerade geöffnet, bis {time} Uhr.',
    closed: 'Gerade geschlossen. Wieder da: {day} ab {time} Uhr.',
  },
  editions: {
    draft: 'Entwurf',
    inForce: 'In Kraft seit {day}',
    announced: 'Gilt ab {day}',
    superseded: 'Galt ab {day}, inzwischen ersetzt',
    withdrawn: 'Zurückgezogen',
    later: 'Ab {day} gilt eine andere Fassung.',
    all: 'Alle Fassungen',
    plain: 'Als Textdatei',
    changes: 'Änderungen zwischen {before} und {after}',
    unchanged: 'Keine Änderungen',
    present: 'Zum Vertrag',
    notice: 'Ihre Vertragsbedingungen ändern sich am {day}.',
    objection: 'Sie können bis {day} widersprechen: {address}',
  },
  terms: { contents: 'Inhalt', clause: 'Punkt {number}' },
});
