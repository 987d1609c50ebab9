import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Dane firmy: kto stoi za {brand:product}',
    description: 'Dostawca, siedziba i\u00a0kontakt {brand:product}: kto prowadzi tę stronę i\u00a0jak porozmawiać z\u00a0człowiekiem.',
  },
  heading: 'Dane firmy',
  lead: 'Kto tworzy {brand:product}, gdzie ma siedzibę i\u00a0jak się z\u00a0nami skontaktować.',
  changed: 'Ostatnia zmiana: {fact:policies.imprint}.',
  missing: 'Do uzupełnienia przez dostawcę',
  sections: {
    provider: {
      heading: 'Dostawca tej strony',
      text: {},
      rows: {
        name: { name: 'Firma' },
        seat: { name: 'Siedziba' },
        email: { name: 'E-mail' },
        phone: { name: 'Telefon' },
        street: { name: 'Ulica i\u00a0kod pocztowy' },
        directors: { name: 'Zarząd' },
        register: { name: 'Rejestr handlowy' },
        vat: { name: 'Numer VAT' },
        authority: { name: 'Organ nadzorczy' },
      },
    },
    reach: {
      heading: 'Masz pytanie o\u00a0kasę?',
      text: { answer: 'Najszybciej wyjaśni je strona pomocy. Telefon odbierze człowiek: {fact:support.phone}.' },
    },
    purpose: {
      heading: 'Do czego służy ta strona',
      text: {
        what: 'Informuje o\u00a0{brand:product}, kasie w\u00a0chmurze, i\u00a0przyjmuje zapytania na jej temat.',
        business:
          'Oferta jest skierowana do firm. Co obowiązuje w\u00a0umowie, mówi regulamin kraju, w\u00a0którym prowadzisz działalność.',
      },
    },
    names: {
      heading: 'Znaki towarowe innych firm',
      text: {
        marks:
          'iPad i\u00a0App Store są znakami towarowymi Apple Inc., Google Play jest znakiem towarowym Google LLC. Wymieniamy je, aby powiedzieć, z\u00a0czym działa produkt.',
      },
    },
  },
});
