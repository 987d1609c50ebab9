import { memoize } from './memoize.ts';

/* Language tags: a language, a script where more than one is in use, and a region (RFC 5646, section 2.1). */

/** `de`, `zh-Hant`, `pt-BR`, in the case that RFC 5646 recommends (section 2.1.1). */
const wellFormed = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/**
 * Whether this is a language tag in its canonical form. If it has three letters, a script or a region, CLDR must have names for its parts:
 * the file name `old.ts` is not a language.
 */
export function isLanguageTag(tag: string): boolean {
  return wellFormed.test(tag) && (tag.length === 2 || canonicalTag(tag) === tag);
}

/** The canonical form of a language tag in any case: `zh_hant` → `zh-Hant`. Undefined for an unknown language. */
export const canonicalTag = memoize((text): string | undefined => {
  const tag = canonicalized(text.replaceAll('_', '-'));
  if (tag === undefined || !wellFormed.test(tag)) return undefined;
  const { language, script, region } = new Intl.Locale(tag);
  const isKnown =
    isName('language', language) && !noLanguages.has(primaryLanguage(tag)) && isName('script', script) && isName('region', region);
  return isKnown ? tag : undefined;
});

function canonicalized(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Codes for texts in no language, or in no certain one (ISO 639-2). */
const noLanguages = new Set(['mis', 'mul', 'und', 'zxx']);

const isName = (type: 'language' | 'script' | 'region', code: string | undefined) =>
  code === undefined || new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

/**
 * Valid tags that an invalid name may mean: its canonical form (`zh_hant` → `zh-Hant`), and its language alone, also for a code of
 * three letters (ISO 639-2; `de-DE` and `ger` → `de`), or the language of a country whose code it is (`jp` → `ja`).
 */
export function similarTags(name: string): string[] {
  const [, base = ''] = /^([a-z]{2,3})(?:[^a-z].*)?$/i.exec(name) ?? [];
  const language = canonicalTag(base);
  const country =
    name.length === 2 && isName('region', base.toUpperCase()) ? new Intl.Locale(`und-${base}`).maximize().language : undefined;
  return [canonicalTag(name), language ? primaryLanguage(language) : country].filter((tag) => tag !== undefined);
}

/** The tag of a language as one country reads it: `de-AT`, `zh-Hant-TW`. A language that has a region keeps it. */
export function languageTag(language: string, country?: string): string {
  return country && regionOf(language) === undefined ? `${language}-${country.toUpperCase()}` : language;
}

/** The language of a tag without script and region: `zh`. */
export const primaryLanguage = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/** Whether a tag is of a language, with or without a further script or region (basic filtering, RFC 4647, section 3.3.1). */
export const isOfLanguage = (tag: string, language: string): boolean => tag === language || tag.startsWith(`${language}-`);

/** The region of a tag; undefined without one. */
export const regionOf = (tag: string): string | undefined => /-([A-Z]{2}|\d{3})$/.exec(tag)?.[1];

/** Scripts that are written from right to left (Unicode, bidirectional class R and AL). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** The direction in which a language is written: that of its script, or of its likely one. */
export const directionOf = memoize((tag): 'ltr' | 'rtl' => (rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'));

/** A tag as previews name it (`og:locale`): language and territory, `zh_TW`. A script without a region has its likely one: `zh-Hant`. */
export function previewLocale(tag: string): string {
  const hasScript = /-[A-Z][a-z]{3}$/.test(tag) && canonicalTag(tag) !== undefined;
  const territory = hasScript ? new Intl.Locale(tag).maximize().region : regionOf(tag);
  return [primaryLanguage(tag), territory ?? []].flat().join('_');
}

/** The language in the name of a content file: `dictionaries/de.ts` → `de`. Undefined for files that are not named after a language. */
export const languageOfFile = memoize((path): string | undefined => {
  const [, name = ''] = /(?:^|\/)([^/]+)\.ts$/.exec(path) ?? [];
  return isLanguageTag(name) ? name : undefined;
});
