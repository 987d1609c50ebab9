/** A page type → the rest of its address behind the locale. */
const rests = {
  home: '',
  benefits: 'benefits/',
  about: 'about/',
  reviews: 'reviews/',
  exhibitions: 'exhibitions/',
  solutions: 'how-kassaro-helps/',
  support: 'support/',
  privacy: 'privacy/',
  imprint: 'imprint/',
} as const;

export const locales = ['de-de', 'es-es', 'pl-pl', 'fr-fr', 'ch-fr', 'at-en', 'cz-en'] as const;
export type Locale = (typeof locales)[number];

/** The terms that the footer of each country names (F6). */
export const terms: Readonly<Record<Locale, string>> = {
  'de-de': '/de-de/allgemeine-geschaeftsbedingungen/',
  'es-es': '/es-es/condiciones-generales/',
  'pl-pl': '/pl-pl/warunki-ogolne/',
  'fr-fr': '/fr-fr/conditions-generales/',
  'ch-fr': '/ch-de/agb/',
  'at-en': '/at-at/allgemeine-geschaeftsbedingungen/',
  'cz-en': '/cz-cz/vseobecne-podminky/',
};

export type PageType = keyof typeof rests | 'terms' | 'not-found' | 'country-not-found';

/** Every page type that belongs to a locale; the chooser belongs to none. */
export const pageTypes = [...(Object.keys(rests) as (keyof typeof rests)[]), 'terms', 'not-found', 'country-not-found'] as const;

/** The address of a page of this type in this locale. */
export function addressOf(type: PageType, locale: Locale): string {
  if (type === 'terms') return terms[locale];
  if (type === 'not-found') return `/${locale}/no-such-page/`;
  if (type === 'country-not-found') return `/xx-${locale.slice(3)}/`;
  return `/${locale}/${rests[type]}`;
}
