import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Wsparcie: kontakt z\u00a0człowiekiem | {brand:product}',
    description:
      'Pomoc w\u00a0sprawach kasy przez telefon, e-mail i\u00a0zgłoszenia, odpowiedzi na częste pytania i\u00a0umawianie rozmów z\u00a0zespołem {brand:product}.',
  },
  heading: 'Coś się zacięło? Proszę powiedzieć, co widać na ekranie.',
  lead: 'Można zadzwonić, napisać albo poszukać odpowiedzi na tej stronie. Jak komu szybciej.',
  contact: {
    heading: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    hours: 'Godziny',
    copy: 'Kopiuj',
    copyHint: 'Kopiuj adres e-mail',
    copied: 'Adres e-mail skopiowany',
    notCopied: 'Nie udało się skopiować adresu',
    remedy: 'Można go zaznaczyć i\u00a0skopiować ręcznie.',
    write: 'Napisz e-mail',
    anything: 'W\u00a0każdej sprawie można zadzwonić albo napisać.',
    topics: {
      consultation: { line: 'Temat: bezpłatna konsultacja. Kiedy możemy zadzwonić?', subject: 'Bezpłatna konsultacja' },
      call: {
        line: 'Temat: umówienie rozmowy. Kiedy możemy zadzwonić?',
        subject: 'Umówienie rozmowy',
      },
      visit: { line: 'Temat: spotkanie na targach. Na których i\u00a0którego dnia?', subject: 'Spotkanie na targach' },
      support: { line: 'Temat: pomoc z\u00a0kasą. Prosimy napisać, co się stało.', subject: 'Pomoc z\u00a0kasą' },
      sales: { line: 'Temat: pytanie przed zakupem. Jaki to sklep lub lokal?', subject: 'Pytanie przed zakupem' },
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
        details: '{brand:email}',
        availability: 'Można pisać o\u00a0każdej porze',
      },
      phone: { title: 'Telefon', text: 'Gdy klient już stoi przy kasie.', details: '{brand:phone}', availability: '{fact:support.phone}' },
      ticket: {
        title: 'Zgłoszenie',
        text: 'Przy usterkach: co dokładnie się stało, a\u00a0co powinno się stać.',
        details: 'Na piśmie, krok po kroku',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Zdalna konfiguracja',
        text: 'My ustawiamy kasę, a\u00a0sklep działa dalej.',
        details: 'Gotowe w\u00a0ciągu {fact:setup.remote|godzin}',
        availability: 'Po rejestracji',
      },
    },
  },
  faq: {
    heading: 'Częste pytania',
    search: 'Przeszukaj pytania',
    placeholder: 'Szukaj odpowiedzi…',
    none: 'Żadne pytanie nie pasuje do wyszukiwania. Proszę skontaktować się bezpośrednio z\u00a0naszym zespołem wsparcia.',
    found: '{found, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}',
    items: {
      start: {
        question: 'Ile trwa konfiguracja?',
        answer:
          'Mniej niż {fact:setup.time}. Kto woli zostawić to nam, dostaje kasę skonfigurowaną zdalnie w\u00a0ciągu {fact:setup.remote|godzin}.',
      },
      card: {
        question: 'Czy do okresu próbnego potrzebna jest karta kredytowa?',
        answer: 'Nie. Kasę testuje się bezpłatnie przez {fact:trial.period}, a\u00a0decyzję podejmuje dopiero potem.',
      },
      contract: {
        question: 'Czy umowa wiąże na dłużej?',
        answer: 'Nie. Nie ma umowy lojalnościowej, a\u00a0przez {fact:trial.guarantee} obowiązuje gwarancja zwrotu pieniędzy.',
      },
      devices: {
        question: 'Jakie urządzenie jest potrzebne?',
        answer: 'iPad. Kto go nie ma, znajdzie nowy [w\u00a0pakiecie](ipad-offer), z\u00a0wysyłką w\u00a0ciągu {fact:setup.shipping}.',
      },
      internet: {
        question: 'Co się dzieje, gdy nie ma internetu?',
        answer: '**Można sprzedawać dalej.** Kasa zapisuje sprzedaż i\u00a0synchronizuje ją, gdy łącze wróci.',
      },
      payments: {
        question: 'Jakie płatności można przyjmować?',
        answer: 'Gotówkę, karty i\u00a0płatności mobilne, także łącznie na jednym paragonie.',
      },
      taxAustria: omit('Only Austria shows it, and does not offer Polish.'),
      taxGermany: omit('Only Germany shows it, and does not offer Polish.'),
      taxSpain: omit('Only Spain shows it, and does not offer Polish.'),
      accounting: { question: 'Co dostanie moja księgowość?', answer: 'Raport kasowy i\u00a0plik CSV do programu księgowego.' },
      staff: {
        question: 'Czy można ustalić, co wolno pracownikom?',
        answer: 'Tak. Pracownikami zarządza się w\u00a0kasie: to tam ustala się, kto co może.',
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
    contact: 'Kontakt ze wsparciem',
    call: 'Umów rozmowę',
  },
});
