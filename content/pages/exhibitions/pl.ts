import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Targi: kasa do wypróbowania | {brand:product}',
    description:
      'Gdzie samodzielnie wypróbujesz kasę {brand:product}: najbliższe i\u00a0minione targi z\u00a0datami, miejscami i\u00a0numerami stoisk.',
  },
  heading: 'Tu wolno naciskać guziki',
  lead: 'Kasy trzeba dotknąć. Przyjdź na stoisko i\u00a0sprzedaj coś na próbę.',
  upcoming: 'Najbliższe targi',
  till: 'Tak stoi na stoisku',
  past: 'Gdzie już byliśmy',
  booth: 'Stoisko',
  attendees: '{attendees, plural, one {# odwiedzający} few {# odwiedzających} many {# odwiedzających} other {# odwiedzającego}}',
  expected:
    '{attendees, plural, one {spodziewany # odwiedzający} few {spodziewanych # odwiedzających} many {spodziewanych # odwiedzających} other {spodziewanych # odwiedzającego}}',
  achievements: 'Warto wiedzieć',
  map: 'Mapa',
  calendar: 'Dodaj do kalendarza',
  reserve: 'Zarezerwuj miejsce',
  items: {
    vienna: {
      title: 'Counter & Kitchen',
      location: 'Wiedeń, Austria',
      description: 'Kasy, terminale płatnicze i\u00a0drukarki kuchenne dla kawiarni i\u00a0restauracji, na żywo na stoisku.',
      achievements: 'Zarezerwuj miejsce przy ladzie degustacyjnej: Ty nabijasz na kasę, my stawiamy kawę.',
    },
    madrid: {
      title: 'Comercio Abierto',
      location: 'Madryt, Hiszpania',
      description: 'Wszystko o\u00a0paragonach według przepisów {fact:law.es.till}, z\u00a0kasami do wypróbowania.',
      achievements: 'Co godzinę krótka prezentacja: co musi być na paragonie i\u00a0co z\u00a0tego kasa zrobi sama.',
    },
    munich: {
      title: 'Salon Days',
      location: 'Monachium, Niemcy',
      description: 'Rezerwacje, raport kasowy i\u00a0podsumowanie dnia dla fryzjerów i\u00a0studiów paznokci.',
      achievements: 'Odwiedzający ustawiali na stoisku kompletny cennik w\u00a0niespełna {fact:setup.time}.',
    },
    warsaw: {
      title: 'Small Shop Forum',
      location: 'Warszawa, Polska',
      description: 'Stany magazynowe, etykiety i\u00a0kasy mobilne dla małych sklepów.',
      achievements: 'W\u00a0kawiarni forum całą sprzedaż obsłużyła kasa mobilna.',
    },
  },
  visit: {
    heading: 'Nie chcesz czekać do targów?',
    text: 'Napisz, co sprzedajesz, a\u00a0znajdziemy termin i\u00a0pokażemy kasę.',
    button: 'Umów spotkanie',
  },
});
