import { omit, translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'O\u00a0nas: kto stoi za tą kasą | {brand:product}',
    description:
      'Kto tworzy kasę {brand:product}, nad czym pracujemy i\u00a0czym się kierujemy: misja, liczby, zespół i\u00a0cztery zasady.',
  },
  heading: 'Budujemy kasę, jaką\u00a0sami chcielibyśmy mieć',
  lead: '{brand:product} to kasa z\u00a0Austrii, zrobiona dla firm w\u00a0{fact:claims.countries|word-locative} krajach.',
  mission: {
    heading: 'Nasze zadanie',
    text: 'Kto prowadzi firmę, ma sprzedawać, a\u00a0nie układać paragony. Budujemy kasę, którą da się zrozumieć przy jednej kawie i\u00a0która potem nie zaprząta głowy.',
  },
  story: omit('Only the German edition tells the company story.'),
  stats: {
    heading: '{brand:product} w\u00a0liczbach',
    items: {
      businesses: 'Firmy z\u00a0kasą {brand:product}',
      uptime: 'Dostępność',
      satisfaction: 'Zadowoleni klienci',
      setup: 'Uruchomienie',
    },
    setupTime: 'poniżej {fact:setup.time}',
  },
  team: {
    heading: 'Zespół',
    lead: 'Kto projektuje i\u00a0buduje kasę, kto odpowiada na Twoje pytania i\u00a0kto czyta przepisy.',
    roles: {
      product: 'Produkt i\u00a0projektowanie',
      engineering: 'Technika',
      support: 'Pomoc techniczna',
      tax: 'Prawo i\u00a0fiskalizacja',
    },
  },
  values: {
    heading: 'Tego się trzymamy',
    items: {
      plain: { title: 'Kawa na ławę', text: 'Ceny, terminy i\u00a0ograniczenia są tam, gdzie się ich szuka.' },
      counter: {
        title: 'Widziane zza lady',
        text: 'Co przeszkadza w\u00a0sprzedaży, jest błędem, nawet jeśli technicznie wszystko się zgadza.',
      },
      free: { title: 'Bez uwiązania', text: 'Żadnych umów lojalnościowych. Kto zostaje, zostaje, bo chce.' },
      care: {
        title: 'Staranność',
        text: 'Chodzi o\u00a0Twoje pieniądze i\u00a0Twoje liczby. Zanim coś do Ciebie trafi, sprawdzamy rachunki jeszcze raz.',
      },
    },
  },
  closing: {
    heading: 'Na ladzie jest już miejsce',
    text: 'Zainstaluj kasę na własnym iPadzie i wypróbuj ją bezpłatnie przez {fact:trial.period}.',
    button: 'Wypróbuj za darmo',
  },
});
