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
  terms: { contents: 'Inhalt', clause: 'Punkt {number}', edition: 'Stand: {date}' },
});
