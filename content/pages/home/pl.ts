import { omit, translate } from 'wortlaut';
import exhibitions from '../exhibitions/pl.ts';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: kasa na iPadzie',
    description:
      'Sprzedaż, faktury i\u00a0dzisiejszy utarg zawsze pod ręką. Nowy iPad i\u00a0rok Premium za {fact:offer.price}. {fact:trial.period} na próbę za darmo, bez karty kredytowej.',
  },
  country: {
    intro:
      'Kasa w\u00a0chmurze dla sklepów, kawiarni i\u00a0salonów: sprzedaż przy ladzie, w\u00a0ogródku albo na targu, a\u00a0wyniki dnia w\u00a0telefonie.',
    start: 'Wypróbuj bezpłatnie',
    learn: 'Dowiedz się więcej',
  },
  hero: {
    eyebrow: 'iPad i\u00a0Premium w\u00a0jednym pakiecie',
    heading: 'Sprzedaż przy ladzie. Podgląd dnia z\u00a0każdego miejsca.',
    lead: 'Jeden iPad rejestruje sprzedaż, drukuje paragony, wystawia faktury i\u00a0zamyka dzień. Utarg można sprawdzić w\u00a0telefonie, z\u00a0dowolnego miejsca.',
    offer: 'Nowy iPad i\u00a0rok Premium',
    before: 'zamiast {fact:offer.regularPrice}',
    saving: 'Taniej o\u00a0{fact:offer.saving}',
    included: 'Bezpłatna konfiguracja i\u00a0wsparcie 24/7 w\u00a0cenie',
    cta: 'Zarezerwuj pakiet',
    secondary: 'Zobacz, jak to działa',
  },
  countdown: {
    label: 'Oferta trwa do',
    days: '{days, plural, one {dzień} few {dni} many {dni} other {dnia}}',
    hours: '{hours, plural, one {godzina} few {godziny} many {godzin} other {godziny}}',
    minutes: '{minutes, plural, one {minuta} few {minuty} many {minut} other {minuty}}',
    seconds: '{seconds, plural, one {sekunda} few {sekundy} many {sekund} other {sekundy}}',
    ended: 'Ta oferta już się skończyła. Proszę zapytać nas o\u00a0aktualną.',
    pause: 'Zatrzymaj odliczanie',
    resume: 'Wznów odliczanie',
  },
  features: {
    heading: 'W\u00a0tym kasa Państwa wyręczy',
    lead: 'Wszystko, co towarzyszy sprzedaży: dokumenty sprzedaży, stany magazynowe, liczby, księgowość.',
    items: {
      invoices: { title: 'Paragony i\u00a0faktury', text: 'Na wydruku albo przez komunikator, w\u00a0wybranym układzie.' },
      products: {
        title: 'Towar jednym dotknięciem',
        text: 'Dodać pozycję, ustawić cenę, przeciągnąć na miejsce. Jedno dotknięcie i\u00a0sprzedane.',
      },
      sales: {
        title: 'Sprzedaż w\u00a0telefonie',
        text: 'Co się sprzedało, kto to nabił i\u00a0za ile: na bieżąco, w\u00a0godzinach otwarcia.',
      },
      offline: {
        title: 'Sprzedaż bez internetu',
        text: 'Łącza nie ma, kolejka jest. Sprzedaż zapisuje się w\u00a0kasie i\u00a0synchronizuje później.',
      },
      analytics: {
        title: 'Liczby, które coś mówią',
        text: 'Które produkty zarabiają, o\u00a0której jest pusto. Liczby spływają w\u00a0trakcie sprzedaży.',
      },
      complianceAustria: omit('Only Austria shows it, and does not offer Polish.'),
      complianceGermany: omit('Only Germany shows it, and does not offer Polish.'),
      accounting: { title: 'Gotowe dla księgowości', text: 'Raport kasowy i\u00a0plik CSV do programu księgowego prosto z\u00a0kasy.' },
    },
  },
  steps: {
    heading: 'Pudełko otwarte, sklep otwarty',
    items: {
      choose: { title: 'Rejestracja', text: 'Konto zakłada się bez karty kredytowej. Konfiguracja zajmuje mniej niż {fact:setup.time}.' },
      setup: {
        title: 'Konfiguracja po naszej stronie',
        text: 'Kasę ustawiamy zdalnie w\u00a0ciągu {fact:setup.remote|godzin}. iPada wysyłamy w\u00a0ciągu {fact:setup.shipping}.',
      },
      sell: { title: 'Sprzedaż', text: 'iPad na ladę, towar do kasy i\u00a0można sprzedawać. Bez umowy lojalnościowej.' },
    },
  },
  products: {
    heading: 'Przy ladzie, w\u00a0dłoni, przy stoliku',
    lead: 'Trzy urządzenia, jedna kasa.',
    previous: 'Poprzednie urządzenie',
    next: 'Następne urządzenie',
    items: {
      till: { title: 'Kasa na iPadzie', text: 'Kasa na ladę: duże przyciski, przejrzysty koszyk, paragon do ręki.' },
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
    text: 'Telefon: {fact:support.office}. Zgłoszenia: {fact:support.tickets}.',
    link: 'Przejdź do wsparcia',
  },
  preOrder: {
    heading: 'Rezerwacja pakietu',
    lead: 'Proszę zostawić dane, a\u00a0oddzwonimy i\u00a0wszystko wyjaśnimy. To jeszcze nie jest zamówienie.',
    name: 'Imię i\u00a0nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Co Państwo sprzedają?',
    terms: 'Akceptuję warunki ogólne.',
    submit: 'Zarezerwuj bez zobowiązań',
    sending: 'Wysyłanie…',
    sentHeading: 'Dziękujemy, mamy zgłoszenie.',
    sentText: 'Odezwiemy się. Do tego czasu można korzystać z\u00a0bezpłatnego okresu próbnego.',
    problems: 'Proszę sprawdzić te pola',
    nameRequired: 'Proszę podać imię i\u00a0nazwisko',
    emailRequired: 'Proszę podać adres e-mail',
    emailInvalid: 'Nieprawidłowy adres e-mail',
    phoneRequired: 'Proszę podać numer telefonu',
    termsRequired: 'Należy zaakceptować warunki ogólne',
  },
  exhibitions: {
    heading: 'Do wypróbowania na targach',
    upcoming: 'Najbliższe',
    past: 'Minione',
    link: 'Wszystkie targi',
    items: exhibitions.items,
  },
});
