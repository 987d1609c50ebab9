import { omit, translate } from 'wortlaut';
import source from './en.ts';

const austria = 'Only Austria shows it, and does not offer Polish.';
const spain = 'Only Spain shows it, and does not offer Polish.';

export default translate(source, {
  meta: {
    title: 'Cennik | {brand:product}',
    description:
      'Ile kosztuje {brand:product}: {fact:trial.period} za darmo, nowy iPad z\u00a0rokiem Premium za {fact:offer.price}. Bez umowy na czas określony.',
  },
  heading: 'Ile to kosztuje',
  lead: 'Ceny na półce, jak w\u00a0Twoim sklepie. Ceny modeli kasy podamy Ci przez telefon.',
  tags: {
    trial: {
      title: 'Najpierw wypróbuj',
      text: 'Przez {fact:trial.period}.',
      parts: { ipad: 'Na Twoim iPadzie', items: 'Na własnych towarach', card: 'Bez karty kredytowej' },
      button: 'Wypróbuj za darmo',
    },
    bundle: {
      title: 'Nowy iPad i\u00a0rok Premium',
      text: 'Zamiast {fact:offer.regularPrice}.',
      parts: { shipping: 'Wysyłka w\u00a0ciągu {fact:setup.shipping}', setup: 'Uruchomienie gratis', term: 'Bez umowy na czas określony' },
      button: 'Zobacz zestaw',
    },
    monthly: omit(spain),
  },
  premium: {
    heading: 'Co Premium robi za Ciebie',
    lead: 'Przez cały rok, w\u00a0tej cenie.',
    items: {
      receipts: 'Paragony i\u00a0faktury, drukowane albo wysyłane komunikatorem',
      items: 'Artykuły, które dodajesz, przesuwasz i\u00a0sprzedajesz jednym dotknięciem',
      payments: 'Gotówka, karta i\u00a0telefon, także na jednym paragonie',
      phone: 'Sprzedaż na żywo w\u00a0telefonie',
      figures: 'Które artykuły zarabiają i\u00a0które godziny są słabe',
      staff: 'Każdy pracownik może tyle, na ile mu pozwolisz',
    },
  },
  currency: 'Ceny w\u00a0euro.',
  unlisted: {
    title: 'Modele kasy przez telefon',
    label: 'Na zapytanie',
    text: 'Cenę podamy Ci przed zamówieniem.',
    parts: { hours: '{fact:support.phone}', person: 'Odbiera człowiek', advice: 'Bezpłatna konsultacja' },
    link: 'Zapytaj o\u00a0cenę',
  },
  models: omit(austria),
  months: omit(spain),
  closing: {
    heading: 'Najpierw wypróbuj. Potem zdecyduj.',
    text: '{fact:trial.period} za darmo. Bez karty kredytowej.',
    button: 'Wypróbuj za darmo',
  },
});
