import { omit, translate } from 'wortlaut';
import exhibitions from '../exhibitions/pl.ts';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: system POS na iPadzie',
    description:
      'System POS na iPada: sprzedaż, faktury i\u00a0utarg pod ręką. Nowy iPad i\u00a0rok Premium za {fact:offer.price}. {fact:trial.period} na próbę za darmo, bez karty kredytowej.',
  },
  country: {
    promise: 'Sklep zamknięty, kasa się zgadza.',
    intro:
      'System POS w\u00a0chmurze dla sklepów, kawiarni i\u00a0salonów: sprzedajesz przy ladzie, w\u00a0ogródku albo na targu, a\u00a0wyniki dnia masz w\u00a0telefonie.',
    start: 'Wypróbuj za darmo',
    learn: 'Dowiedz się więcej',
  },
  hero: {
    eyebrow: 'iPad i\u00a0Premium w\u00a0jednym pakiecie',
    heading: 'Sprzedawaj przy ladzie. Utarg sprawdzaj, gdzie chcesz.',
    lead: 'Jeden iPad liczy sprzedaż, przyjmuje płatności, pilnuje stanów magazynowych i\u00a0podsumowuje dzień. Utarg sprawdzasz w\u00a0telefonie, gdziekolwiek jesteś.',
    offer: 'Nowy iPad i\u00a0rok Premium',
    before: 'zamiast {fact:offer.regularPrice}',
    currency: 'ceny w\u00a0euro',
    saving: 'Taniej o\u00a0{fact:offer.saving}',
    included: 'Bezpłatna konfiguracja i\u00a0pomoc 24/7 w\u00a0cenie',
    cta: 'Zarezerwuj pakiet',
  },
  countdown: {
    label: 'Oferta trwa do',
    days: '{days, plural, one {dzień} few {dni} many {dni} other {dnia}}',
    hours: '{hours, plural, one {godzina} few {godziny} many {godzin} other {godziny}}',
    minutes: '{minutes, plural, one {minuta} few {minuty} many {minut} other {minuty}}',
    seconds: '{seconds, plural, one {sekunda} few {sekundy} many {sekund} other {sekundy}}',
    ended: 'Ta oferta już się skończyła. Zapytaj nas o\u00a0aktualną.',
    pause: 'Zatrzymaj odliczanie',
    resume: 'Wznów odliczanie',
  },
  features: {
    heading: 'W\u00a0tym kasa Cię wyręczy',
    lead: 'Wszystko, co towarzyszy sprzedaży: dokumenty sprzedaży, stany magazynowe, liczby, księgowość.',
    items: {
      invoices: omit('The countries that show it do not offer Polish.'),
      invoicesPoland: {
        title: 'Dokumenty sprzedaży',
        text: 'Układ wybierasz Ty. Paragon wydaje kasa fiskalna, a\u00a0faktury idą przez KSeF ({fact:law.pl.invoices|from}).',
      },
      products: {
        title: 'Towar jednym dotknięciem',
        text: 'Dodaj towar, ustaw cenę, przeciągnij na miejsce. Jedno dotknięcie i\u00a0sprzedane.',
      },
      sales: {
        title: 'Sprzedaż w\u00a0telefonie',
        text: 'Co się sprzedało, kto to sprzedał i\u00a0za ile: zanim jeszcze zamkniesz sklep.',
      },
      offline: {
        title: 'Sprzedaż bez internetu',
        text: 'Łącza nie ma, kolejka jest. Sprzedaż zapisuje się w\u00a0kasie i\u00a0synchronizuje później.',
      },
      analytics: {
        title: 'Południe, robi się tłoczno',
        text: 'Liczby widzisz w\u00a0trakcie sprzedaży: które towary zarabiają, o\u00a0której jest pusto.',
      },
      lawAustria: omit('Only Austria shows it, and does not offer Polish.'),
      lawGermany: omit('Only Germany shows it, and does not offer Polish.'),
      lawFrance: omit('Only France shows it, and does not offer Polish.'),
      lawPoland: {
        title: 'Sklep zamknięty',
        text: 'Dzień podsumowany. Powyżej {fact:law.pl.limit} rocznej sprzedaży na rzecz osób prywatnych potrzebna jest kasa fiskalna ({fact:law.pl.till|norm}). {brand:product} nią nie jest.',
      },
      lawSwitzerland: omit('Only Switzerland shows it, and does not offer Polish.'),
      accounting: omit('The countries that show it do not offer Polish.'),
    },
  },
  steps: {
    heading: 'Pudełko otwarte, sklep otwarty',
    items: {
      choose: { title: 'Zarejestruj się', text: 'Załóż konto, bez karty kredytowej. Konfiguracja zajmuje mniej niż {fact:setup.time}.' },
      setup: {
        title: 'Konfigurację zostaw nam',
        text: 'Kasę ustawiamy zdalnie w\u00a0ciągu {fact:setup.remote|godzin}. iPada wysyłamy w\u00a0ciągu {fact:setup.shipping}.',
      },
      sell: { title: 'Sprzedawaj', text: 'Postaw iPada na ladzie, dodaj towary i\u00a0sprzedawaj. Bez umowy lojalnościowej.' },
    },
  },
  products: {
    heading: 'Przy ladzie, w\u00a0dłoni, przy stoliku',
    lead: 'Trzy urządzenia, jedna kasa.',
    previous: 'Poprzednie urządzenie',
    next: 'Następne urządzenie',
    items: {
      till: { title: 'Kasa na iPadzie', text: 'Kasa na ladę: duże przyciski, przejrzysty koszyk, potwierdzenie do ręki.' },
      mobile: { title: 'Widok mobilny', text: 'Ta sama kasa w\u00a0kieszeni: sprzedaż na zewnątrz, podgląd utargu w\u00a0domu.' },
      terminal: { title: 'Terminal płatniczy', text: 'Karta, telefon albo zegarek: wystarczy zbliżyć do terminala i\u00a0zapłacone.' },
    },
  },
  about: {
    heading: 'Dla tych, którzy stoją za ladą',
    text: 'Z\u00a0kasą {brand:product} pracują fryzjerzy, bariści, stylistki paznokci i\u00a0właściciele sklepów. Kasa musi być zrozumiała w\u00a0sobotę w\u00a0południe, gdy kolejka sięga drzwi.',
    link: 'Kim jesteśmy',
  },
  contact: {
    heading: 'Pytania? Odpowie człowiek.',
    phone: { what: 'Telefon', hours: '{fact:support.office}' },
    tickets: { what: 'Zgłoszenia', hours: '{fact:support.tickets}' },
    link: 'Przejdź do pomocy',
  },
  preOrder: {
    heading: 'Zarezerwuj pakiet',
    lead: 'Zostaw dane, a\u00a0oddzwonimy i\u00a0wszystko wyjaśnimy. To jeszcze nie jest zamówienie: regulamin obowiązuje dopiero, gdy coś zamówisz.',
    name: 'Imię i\u00a0nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Co sprzedajesz?',
    terms: 'Akceptuję regulamin.',
    submit: 'Zarezerwuj bez zobowiązań',
    sending: 'Wysyłanie…',
    sentHeading: 'Dziękujemy, mamy zgłoszenie.',
    sentText: 'Odezwiemy się. Do tego czasu możesz korzystać z\u00a0bezpłatnego okresu próbnego.',
    problems: 'Sprawdź te pola',
    nameRequired: 'Podaj imię i\u00a0nazwisko',
    emailRequired: 'Podaj adres e-mail',
    emailInvalid: 'Nieprawidłowy adres e-mail',
    phoneRequired: 'Podaj numer telefonu',
    termsRequired: 'Zaakceptuj regulamin',
  },
  exhibitions: {
    heading: 'Wypróbuj na targach',
    upcoming: 'Najbliższe',
    past: 'Minione',
    link: 'Wszystkie targi',
    items: exhibitions.items,
  },
});
