import { decoded } from './decoded.ts';
import { primaryLanguage } from './language-tag.ts';
import { type Locale, localeId, segmentOf } from './locale.ts';
import type { Site } from './site.ts';

/* Resolves addresses for the generator, servers, the not-found page and the functions of hosts, so that they cannot disagree. */

/** The input of the resolver, as plain data. */
export interface AddressTable {
  /** Country code → its languages, the default first. Empty on sites without countries. */
  readonly countries: Readonly<Record<string, readonly string[]>>;
  /** The languages of the site, that of the default locale first. Absent where countries offer them and each has two letters. */
  readonly languages?: readonly string[];
  /** The id of the default locale, if its addresses do not begin with it. */
  readonly unprefixed?: string;
  /** Rest of the address after the locale (`''`, `about/`) → the locales that publish it, or all of them. */
  readonly pages: Readonly<Record<string, readonly string[] | '*'>>;
  /** Addresses outside the pattern, as written: `/`, `/es/`, `/about/`; and those of lists that end with a number. */
  readonly exact: readonly string[];
  /** Former addresses → present ones. */
  readonly former?: Readonly<Record<string, string>>;
}

/** 302 if a language is not offered: it may be later, and browsers cache a 301. */
export type RedirectStatus = 301 | 302;

/** The answer of an address. */
export type Resolution =
  | { readonly status: 200; readonly path: string }
  | { readonly status: RedirectStatus; readonly location: string; readonly reason: string }
  | { readonly status: 404; readonly reason: 'unknown-country' | 'unknown-page'; readonly locale?: string };

/**
 * Resolves a path, with or without query and fragment: the page, a redirect to a page, or a 404 with its reason and the locale of the
 * not-found page. Never throws; a path that cannot be decoded is a 404.
 */
export function resolve(table: AddressTable, address: string): Resolution {
  const [, path = '', suffix = ''] = /^([^?#]*)([\s\S]*)$/.exec(address) ?? [];
  if (published(table, path)) return { status: 200, path };
  const segments = readSegments(path);
  if (!segments) return { status: 404, reason: 'unknown-page' };
  const spelt = segments.length ? `/${segments.join('/')}/` : '/';
  if (published(table, spelt)) return redirect(spelt + suffix, 'spelling');
  const moved = movedTo(table, spelt);
  if (moved) return redirect(moved + suffix, 'former');
  return hasCountries(table) ? inCountry(table, segments, suffix) : inLanguage(table, segments, suffix);
}

function inCountry(table: AddressTable, segments: readonly string[], suffix: string): Resolution {
  const [first = '', second = ''] = segments;
  const { country, language } = readSegment(table, first);
  if (country === undefined) return { status: 404, reason: 'unknown-page' };
  const offered = Object.hasOwn(table.countries, country) ? table.countries[country] : undefined;
  if (!offered) return unknownCountry(table, language);
  const separate = !language && languageIn(table, second) !== undefined;
  const wanted = separate ? languageIn(table, second) : language;
  const rest = segments.slice(separate ? 2 : 1);
  const tail = rest.length ? `${rest.join('/')}/` : '';
  const home = offered[0] as string;
  const unoffered = wanted !== undefined && !offered.includes(wanted);
  for (const choice of wanted ? [wanted, home] : [home]) {
    const status = unoffered && choice === home ? 302 : 301;
    const path = addressIn(table, { country, language: choice }, tail);
    if (hasPage(table, localeId(country, choice), { path, rest: tail, isOffered: offered.includes(choice) }))
      return redirect(path + suffix, separate ? 'separate-segments' : reasonOf(wanted, offered), status);
    const moved = movedTo(table, path);
    if (moved) return redirect(moved + suffix, 'former', status);
  }
  return { status: 404, reason: 'unknown-page', locale: localeId(country, wanted && offered.includes(wanted) ? wanted : home) };
}

/** A language alone (`/de/`), with a region that the site does not distinguish (`/de-at/`), or before the default locale's addresses. */
function inLanguage(table: AddressTable, [first = '', ...rest]: readonly string[], suffix: string): Resolution {
  const { languages = [] } = table;
  const [home = ''] = languages;
  const offered = languages.find((language) => segmentOf(language) === first);
  const [, primary] = /^([a-z]{2,3})(?:-[a-z]{2})?$/.exec(first) ?? [];
  const wanted = offered ?? languages.find((language) => primaryLanguage(language) === primary);
  if (wanted === undefined) return { status: 404, reason: 'unknown-page', locale: home };
  const tail = rest.length ? `${rest.join('/')}/` : '';
  for (const language of [wanted, home]) {
    const path = addressIn(table, { language }, tail);
    const reason = language !== wanted ? 'default-language' : offered === undefined ? 'similar-language' : 'spelling';
    if (hasPage(table, language, { path, rest: tail })) return redirect(path + suffix, reason, offered === undefined ? 302 : 301);
    const moved = movedTo(table, path);
    if (moved) return redirect(moved + suffix, 'former');
  }
  return { status: 404, reason: 'unknown-page', locale: wanted };
}

/** The reason for the country's first language: the address has no language, one that the country does not offer, or one that the page lacks. */
function reasonOf(wanted: string | undefined, offered: readonly string[]): string {
  if (!wanted) return 'country-only';
  return offered.includes(wanted) ? 'untranslated-page' : 'unoffered-language';
}

/** The present address of a former one; former addresses of files had no closing slash. */
function movedTo({ former = {} }: AddressTable, path: string): string | undefined {
  const formerPath = [path, path.slice(0, -1)].find((one) => Object.hasOwn(former, one));
  return formerPath === undefined ? undefined : former[formerPath];
}

/** Whether there is a page at exactly this path. */
function published(table: AddressTable, path: string): boolean {
  if (table.exact.includes(path)) return true;
  const [, segment = '', rest = ''] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const { country, language } = readSegment(table, segment);
  if (language === undefined)
    return table.unprefixed !== undefined && path.startsWith('/') && publishes(table, table.unprefixed, path.slice(1));
  const id = localeId(country, language);
  if (id === table.unprefixed) return false;
  const offered = country === undefined ? table.languages : Object.hasOwn(table.countries, country) ? table.countries[country] : [];
  return publishes(table, id, rest, offered?.includes(language));
}

interface PageAddress {
  readonly path: string;
  readonly rest: string;
  readonly isOffered?: boolean;
}

/** Whether a locale has the page at a path: that of a default locale without a prefix may be spelt as the page of another locale is. */
const hasPage = (table: AddressTable, id: string, { path, rest, isOffered }: PageAddress): boolean =>
  table.exact.includes(path) || publishes(table, id, rest, isOffered);

/** Whether a locale has a page; `isOffered`, whether it has those that all locales have. */
function publishes({ pages }: AddressTable, id: string, rest: string, isOffered = true): boolean {
  const locales = Object.hasOwn(pages, rest) ? pages[rest] : undefined;
  return locales === '*' ? isOffered : (locales?.includes(id) ?? false);
}

const hasCountries = ({ countries }: AddressTable): boolean => Object.keys(countries).length > 0;

/** The country and the language in the first segment of an address: `at-de`, `at`, `de`. None of both where it is something else. */
function readSegment(table: AddressTable, segment: string): { readonly country?: string; readonly language?: string } {
  if (!hasCountries(table)) {
    const language = table.languages?.find((one) => segmentOf(one) === segment);
    return language === undefined ? {} : { language };
  }
  const [, country, languagePart] = /^([a-z]{2})(?:-(.+))?$/.exec(segment) ?? [];
  if (country === undefined) return {};
  if (languagePart === undefined) return { country };
  const language = languageIn(table, languagePart);
  return language === undefined ? {} : { country, language };
}

/** The language that a part of an address in lower case names. */
const languageIn = ({ languages = [] }: AddressTable, languageSegment: string): string | undefined =>
  languages.find((language) => segmentOf(language) === languageSegment) ??
  (/^[a-z]{2}$/.test(languageSegment) ? languageSegment : undefined);

/** Lower-case segments without empty ones and without a closing `index.html`; undefined for a path that cannot be decoded. */
function readSegments(path: string): string[] | undefined {
  const segments = decoded(path)?.toLowerCase().split('/').filter(Boolean);
  return segments?.[segments.length - 1] === 'index.html' ? segments.slice(0, -1) : segments;
}

/**
 * An address without a known country may have a language: its not-found page is in that language, preferably of the country with that code.
 */
function unknownCountry(table: AddressTable, language: string | undefined): Resolution {
  if (language === undefined) return { status: 404, reason: 'unknown-country' };
  const countries = Object.keys(table.countries).filter((country) => table.countries[country]?.[0] === language);
  const speaking = countries.find((country) => country === language) ?? countries[0];
  return { status: 404, reason: 'unknown-country', ...(speaking && { locale: localeId(speaking, language) }) };
}

/** The id of the locale whose addresses do not begin with it. */
export const unprefixedLocale = ({ prefixDefaultLocale, defaultLocale }: Site): string | undefined =>
  prefixDefaultLocale === false ? defaultLocale : undefined;

/** The address of a page in a locale; `rest` follows the locale (`about/`), and is empty for the home page. */
export function addressIn(
  { unprefixed }: { readonly unprefixed?: string | undefined },
  { country, language }: Pick<Locale, 'country' | 'language'>,
  rest = '',
): string {
  const id = localeId(country, language);
  return id === unprefixed ? `/${rest}` : `/${segmentOf(id)}/${rest}`;
}

function redirect(location: string, reason: string, status: RedirectStatus = 301): Resolution {
  return { status, location, reason };
}
