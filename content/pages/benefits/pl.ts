import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Osiem zalet kasy w\u00a0chmurze | {brand:product}',
    description:
      'Kasa w\u00a0chmurze, sprzedaż mobilna, wszystkie formy płatności, liczby na żywo, pomoc bez dopłat: co daje sklepowi {brand:product}, punkt po punkcie.',
  },
  heading: 'Osiem spraw z\u00a0głowy',
  lead: 'Kasa ma sprzedawać, liczyć i\u00a0nie przeszkadzać. Oto, o\u00a0co dba {brand:product}.',
  cards: {
    cloud: {
      title: 'W\u00a0chmurze',
      text: 'iPad wpadł do zlewu? Dane zostają suche. Zaloguj się na innym i\u00a0pracuj dalej.',
    },
    mobile: { title: 'Kasa mobilna', text: 'Sprzedawaj w\u00a0ogródku, na targowym stoisku albo u\u00a0klienta w\u00a0domu.' },
    payments: { title: 'Wszystkie formy płatności', text: 'Gotówka, karta, telefon albo kilka form naraz przy jednej sprzedaży.' },
    analytics: {
      title: 'Liczby na żywo',
      text: 'Co sprzedaje się w\u00a0tej chwili i\u00a0jak idzie dzień. Na kasie albo w\u00a0telefonie.',
    },
    lawAustria: omit('Only Austria shows it, and does not offer Polish.'),
    lawGermany: omit('Only Germany shows it, and does not offer Polish.'),
    lawSpain: omit('Only Spain shows it, and does not offer Polish.'),
    accounting: { title: 'Gotowe dla księgowości', text: 'Raport kasowy i\u00a0plik CSV do programu księgowego, bez przepisywania.' },
    fast: { title: 'Szybko przy ladzie', text: 'Wybierz towar, przyjmij zapłatę i\u00a0gotowe. Kolejka się posuwa.' },
    support: { title: 'Pomoc bez dopłat', text: 'Napisz albo zadzwoń. To nic nie kosztuje.' },
    secure: {
      title: 'Bezpiecznie i\u00a0niezawodnie',
      text: 'Dostępność {fact:claims.uptime} i\u00a0sprzedaż, która nie ginie przy zerwanym połączeniu.',
    },
  },
  cta: {
    heading: 'A\u00a0jak to wygląda z\u00a0Twoim towarem?',
    text: 'Wypróbuj przez {fact:trial.period}. Bez karty kredytowej, bez umowy lojalnościowej.',
    button: 'Wypróbuj za darmo',
  },
});
