import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Pomoc: kontakt z\u00a0człowiekiem | {brand:product}',
    description:
      'Pomoc w\u00a0obsłudze kasy przez telefon, e-mail i\u00a0zgłoszenia, odpowiedzi na częste pytania i\u00a0umawianie rozmów z\u00a0zespołem {brand:product}.',
  },
  heading: 'Co widzisz na ekranie?',
  lead: 'Sprawdź komunikat tutaj albo zapytaj kogoś, kto zna tę kasę.',
  screen: { message: 'Brak papieru w\u00a0drukarce', remedy: 'Włóż rolkę i\u00a0wydrukuj ponownie.' },
  contact: {
    heading: 'Kontakt',
    email: 'E-mail',
    copy: 'Kopiuj',
    copyHint: 'Kopiuj adres e-mail',
    copied: 'Adres e-mail skopiowany',
    notCopied: 'Nie udało się skopiować adresu',
    remedy: 'Zaznacz go i\u00a0skopiuj ręcznie.',
    write: 'Napisz e-mail',
    anything: 'Pomogą nam trzy rzeczy: co widzisz, od kiedy i\u00a0zdjęcie.',
    topics: {
      consultation: { line: 'Temat: bezpłatna konsultacja. Kiedy możemy zadzwonić?', subject: 'Bezpłatna konsultacja' },
      call: {
        line: 'Temat: umówienie rozmowy. Kiedy możemy zadzwonić?',
        subject: 'Umówienie rozmowy',
      },
      visit: { line: 'Temat: spotkanie na targach. Na których i\u00a0którego dnia?', subject: 'Spotkanie na targach' },
      support: { line: 'Temat: pomoc z\u00a0kasą. Napisz, co się stało.', subject: 'Pomoc z\u00a0kasą' },
      sales: { line: 'Temat: pytanie przed zakupem. Jaki to sklep lub lokal?', subject: 'Pytanie przed zakupem' },
      review: { line: 'Temat: opinia. Napisz, co działa dobrze, a\u00a0czego brakuje.', subject: 'Moja opinia' },
      website: {
        line: 'Temat: strona internetowa. Dla jakiej firmy?',
        subject: 'Pytanie o\u00a0stronę internetową',
      },
      social: {
        line: 'Temat: media społecznościowe. Które kanały?',
        subject: 'Pytanie o\u00a0media społecznościowe',
      },
    },
  },
  methods: {
    heading: 'Cztery sposoby, by uzyskać pomoc',
    items: {
      email: {
        title: 'E-mail',
        text: 'Gdy sprawa może poczekać, aż minie największy ruch.',
        details: 'Napisz e-mail',
        availability: 'Pisz o\u00a0każdej porze',
      },
      phone: { title: 'Telefon', text: 'Gdy wolisz porozmawiać.', details: 'Zadzwoń', availability: '{fact:support.phone}' },
      ticket: {
        title: 'Zgłoszenie',
        text: 'Przy usterkach: co dokładnie się stało, a\u00a0co powinno się stać.',
        details: 'Wyślij zgłoszenie',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Zdalna konfiguracja',
        text: 'My ustawiamy kasę, a\u00a0sklep działa dalej.',
        details: 'Poproś o konfigurację',
        availability: 'Gotowe w\u00a0ciągu {fact:setup.remote|godzin}',
      },
    },
  },
  faq: {
    heading: 'Częste pytania',
    search: 'Przeszukaj pytania',
    placeholder: 'Szukaj odpowiedzi…',
    none: 'Nie mamy takiego pytania. Skontaktuj się bezpośrednio z\u00a0naszym zespołem pomocy.',
    found: '{found, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}',
    items: {
      start: {
        question: 'Ile trwa konfiguracja?',
        answer:
          'Mniej niż {fact:setup.time}. Jeśli wolisz zostawić to nam, skonfigurujemy kasę zdalnie w\u00a0ciągu {fact:setup.remote|godzin}.',
      },
      card: {
        question: 'Czy do okresu próbnego potrzebna jest karta kredytowa?',
        answer: 'Nie. Testujesz kasę bezpłatnie przez {fact:trial.period}, a\u00a0decyzję podejmujesz potem.',
      },
      contract: {
        question: 'Czy umowa wiąże na dłużej?',
        answer: 'Nie. Nie ma umowy lojalnościowej, a\u00a0przez {fact:trial.guarantee} masz gwarancję zwrotu pieniędzy.',
      },
      devices: {
        question: 'Jakie urządzenie jest potrzebne?',
        answer: 'iPad. Jeśli go nie masz, nowy jest [w\u00a0pakiecie](home#offer), z\u00a0wysyłką w\u00a0ciągu {fact:setup.shipping}.',
      },
      internet: {
        question: 'Co się dzieje, gdy nie ma internetu?',
        answer: '**Sprzedajesz dalej.** Kasa zapisuje sprzedaż i\u00a0synchronizuje ją, gdy łącze wróci.',
      },
      payments: {
        question: 'Jakie płatności mogę przyjmować?',
        answer: 'Gotówkę, karty i\u00a0płatności mobilne, także łącznie przy jednej sprzedaży.',
      },
      lawAustria: omit('Only Austria shows it, and does not offer Polish.'),
      lawGermany: omit('Only Germany shows it, and does not offer Polish.'),
      lawSpain: omit('Only Spain shows it, and does not offer Polish.'),
      lawFrance: omit('Only France shows it, and does not offer Polish.'),
      lawPoland: {
        question: 'Czego prawo wymaga od mojej kasy?',
        answer:
          'Powyżej {fact:law.pl.limit} rocznej sprzedaży na rzecz osób prywatnych potrzebna jest kasa fiskalna, która wysyła dane do CRK ({fact:law.pl.till|norm}). Faktury idą przez KSeF ({fact:law.pl.invoices|from}). {brand:product} nie jest kasą fiskalną.',
      },
      smallestPoland: {
        question: 'Czy moja mała firma też musi korzystać z\u00a0KSeF?',
        answer: 'Najmniejsze firmy i\u00a0paragony z\u00a0NIP mogą zostać poza KSeF do {fact:law.pl.smallest|until}.',
      },
      lawSwitzerland: omit('Only Switzerland shows it, and does not offer Polish.'),
      lawCzechia: omit('Only Czechia shows it, and does not offer Polish.'),
      accounting: { question: 'Co dostanie moja księgowość?', answer: 'Raport kasowy i\u00a0plik CSV do programu księgowego.' },
      staff: {
        question: 'Czy mogę ustalić, co wolno pracownikom?',
        answer: 'Tak. Pracownikami zarządzasz w\u00a0kasie: tam ustalasz, kto co może.',
      },
    },
  },
  links: {
    heading: 'Na skróty',
    items: {
      setup: 'Jak przebiega konfiguracja',
      offer: 'Pakiet z\u00a0iPadem',
      benefits: 'Co potrafi kasa',
      reviews: 'Co mówią inni',
      fairs: 'Spotkajmy się na targach',
      status: 'Status usług',
    },
  },
  closing: {
    heading: 'Nadal potrzebna pomoc?',
    text: 'Przyjrzyjmy się temu razem.',
    contact: 'Napisz do pomocy',
    call: 'Umów rozmowę',
  },
});
