import { localeId, segmentOf } from '../../model/locale.ts';
import { notFoundPage } from '../../model/not-found.ts';
import { type AddressTable, addressIn, type RedirectStatus, type Resolution, resolve } from '../../model/resolver.ts';
import type { HostedSite } from '../host.ts';

/*
 * The resolver as tables and regular expressions, for hosts that run no function. An address is written in lower case, without a closing
 * index.html, with a slash behind each segment and none before it; the start page is `/`. The answer to it:
 *
 *   listed[address], else listed[KEY/REST], else the start of KEY with REST if that is in `everywhere`, else the page is missing
 *
 * KEY is the meaning of the first segments of the address (`at-de` of /at-de/ and /at/de/, `at-*` for a language that the country does not
 * offer, `at` for the country alone; without countries `de`, and `de-*` for a similar tag), and REST the segments after them.
 */

/** The target of an address. The page at exactly this path is shown, any other address is redirected to it. */
export interface Target {
  readonly path: string;
  readonly status: RedirectStatus;
}

/** The meaning of the first segments of an address; its path is the start of other addresses: `/at-de/`. */
interface AddressStart extends Target {
  /** The file that is shown for a missing page. */
  readonly notFound: string;
}

export interface AddressRules {
  /** The countries, as a pattern of their codes; absent on a site without them. */
  readonly countries: string | undefined;
  /** The languages that an address may name, as a pattern. */
  readonly languages: string;
  /** KEY → its meaning. */
  readonly starts: Readonly<Record<string, AddressStart>>;
  /** The RESTs of the pages that all locales have; '' is the home page. */
  readonly everywhere: readonly string[];
  /** Address or KEY/REST → the target that the rule above does not give. */
  readonly listed: Readonly<Record<string, Target>>;
  /** The files for addresses with none of these keys: patterns of the address, the first that matches. The last one matches all. */
  readonly notFound: readonly (readonly [pattern: string, file: string])[];
}

/** The tables of a site. For every address whose segments the site uses, they give the answer of the resolver, which a test proves. */
export function addressRules({ table, pages }: Pick<HostedSite, 'table' | 'pages'>): AddressRules {
  const rules = { ...patternsOf(table), starts: startsOf(table, pages), everywhere: everywhereIn(table) };
  const listed: Record<string, Target> = {};
  const tables = { ...rules, listed, notFound: otherPages(table, pages) };
  /** Lists the answer of the resolver to a path under a key, unless the rules give it already. */
  const list = (key: string, path: string, given?: Target) => {
    const wanted = targetOf(resolve(table, path));
    if (wanted && (wanted.path !== given?.path || wanted.status !== given.status)) listed[key] = wanted;
  };
  for (const path of [...table.exact, ...Object.keys(table.former ?? {}), ...unprefixedPaths(table)]) list(spelt(path), path);
  for (const key of Object.keys(rules.starts))
    for (const rest of restsOf(table))
      list(`${key}/${rest}`, `/${exampleOf(key, table)}/${rest}`, followRules(tables, `${key}/${rest}`, { key, rest }));
  for (const address of addressesOfUnoffered(table)) list(address, `/${address}`, followRules(tables, address));
  return tables;
}

/** The target that the rules give for an address in the form that is described above; undefined if the page is missing. */
export function followRules(rules: AddressRules, address: string, at = keyAndRest(rules, address)): Target | undefined {
  const listed = rules.listed[address] ?? (at && rules.listed[`${at.key}/${at.rest}`]);
  if (listed || !at) return listed;
  const start = rules.starts[at.key];
  return start && rules.everywhere.includes(at.rest) ? { path: start.path + at.rest, status: start.status } : undefined;
}

/** KEY and REST of an address; undefined if it has no KEY. */
function keyAndRest({ countries, languages, starts }: AddressRules, address: string): { key: string; rest: string } | undefined {
  const match = countries === undefined ? undefined : new RegExp(`^(${countries})[-/](${languages})/(.*)$`).exec(address);
  if (match) {
    const [, country = '', language = '', rest = ''] = match;
    const key = `${country}-${language}`;
    return { key: Object.hasOwn(starts, key) ? key : `${country}-*`, rest };
  }
  const [, first = '', rest = ''] = /^([^/]+)\/(.*)$/.exec(address) ?? [];
  if (Object.hasOwn(starts, first)) return { key: first, rest };
  const [, primary = ''] = (countries === undefined && /^([a-z]{2,3})(?:-[a-z]{2})?$/.exec(first)) || [];
  return Object.hasOwn(starts, `${primary}-*`) ? { key: `${primary}-*`, rest } : undefined;
}

/** Whether a listed address is found by KEY/REST; any other only by the address as a whole. */
export function isOfKey(rules: AddressRules, address: string): boolean {
  const at = keyAndRest(rules, address);
  return at !== undefined && `${at.key}/${at.rest}` === address;
}

/** A row of a table of nginx or Caddy. */
export type MapEntry = readonly [key: string, value: string];

/** The listed targets that are found by KEY/REST, or the others, which only the address as a whole finds. */
export const listedTargets = (rules: AddressRules, byKey: boolean): MapEntry[] =>
  Object.entries(rules.listed)
    .filter(([address]) => isOfKey(rules, address) === byKey)
    .map(([address, { path, status }]) => [address, `${status} ${path}`]);

const targetOf = (answer: Resolution): Target | undefined =>
  'location' in answer
    ? { path: answer.location, status: answer.status }
    : answer.status === 200
      ? { path: answer.path, status: 301 }
      : undefined;

/** The paths of the pages of the locale whose addresses do not begin with it. */
const unprefixedPaths = ({ pages, unprefixed }: AddressTable): string[] =>
  unprefixed === undefined
    ? []
    : Object.entries(pages).flatMap(([rest, locales]) => (locales === '*' || locales.includes(unprefixed) ? [`/${rest}`] : []));

function spelt(path: string): string {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  return segments.length ? `${segments.join('/')}/` : '/';
}

const hasCountries = ({ countries }: AddressTable) => Object.keys(countries).length > 0;

/** Every language that some address may name, as segments of addresses have it. */
function languagesIn({ countries, languages = [], pages }: AddressTable): readonly string[] {
  const ofPages = Object.values(pages).flatMap((locales) => (locales === '*' ? [] : locales.map((id) => id.slice(3))));
  const all = [...Object.values(countries).flat(), ...languages, ...(Object.keys(countries).length ? ofPages : [])];
  return [...new Set(all.map(segmentOf))].sort();
}

function patternsOf(table: AddressTable): Pick<AddressRules, 'countries' | 'languages'> {
  // Longer ones first: `zh-hant` before `zh`.
  const long = languagesIn(table)
    .filter((language) => !/^[a-z]{2}$/.test(language))
    .sort((a, b) => b.length - a.length);
  return {
    countries: hasCountries(table) ? Object.keys(table.countries).join('|') : undefined,
    languages: [...long, '[a-z]{2}'].join('|'),
  };
}

function startsOf(table: AddressTable, pages: HostedSite['pages']): Record<string, AddressStart> {
  const starts: Record<string, AddressStart> = {};
  const locales: readonly { country?: string; language: string }[] = hasCountries(table)
    ? Object.entries(table.countries).flatMap(([country, offered]) => offered.map((language) => ({ country, language })))
    : (table.languages ?? []).map((language) => ({ language }));
  for (const locale of locales) {
    const { country, language } = locale;
    const segment = segmentOf(language);
    const notFound = fileFor(pages, { reason: 'unknown-page', locale: localeId(country, language) });
    const start = { path: addressIn(table, locale), notFound };
    starts[country ? `${country}-${segment}` : segment] = { ...start, status: 301 };
    starts[`${country ?? segment.split('-')[0]}-*`] ??= { ...start, status: 302 };
    if (country) starts[country] ??= { ...start, status: 301 };
  }
  return starts;
}

const everywhereIn = ({ pages }: AddressTable) => Object.keys(pages).filter((rest) => pages[rest] === '*');

/** Everything that may follow the first segments of an address that leads somewhere. */
function restsOf({ pages, former = {} }: AddressTable): readonly string[] {
  const moved = Object.keys(former).flatMap((path) => {
    const segments = spelt(path).match(/[^/]+\//g) ?? [];
    return [0, 1, 2].map((start) => segments.slice(start).join(''));
  });
  return [...new Set([...Object.keys(pages), ...moved])];
}

/** First segments that have the key. */
function exampleOf(key: string, table: AddressTable): string {
  if (!key.endsWith('*')) return key;
  const offered = new Set(languagesIn(table));
  const region = letters.find((two) => !offered.has(two) && !offered.has(key.replace('*', two))) ?? '';
  return key.replace('*', region);
}

const letters = ['zz', 'zx', 'zy', 'qx', 'qz', 'xz'];

/** Addresses in languages that only other countries offer: pages may exist in them, too. */
function addressesOfUnoffered(table: AddressTable): string[] {
  return Object.entries(table.countries).flatMap(([country, offered]) =>
    languagesIn(table)
      .filter((language) => !offered.some((one) => segmentOf(one) === language))
      .flatMap((language) => restsOf(table).flatMap((rest) => [`${country}-${language}/${rest}`, `${country}/${language}/${rest}`])),
  );
}

function fileFor(pages: HostedSite['pages'], reason: { readonly reason: string; readonly locale?: string }): string {
  return notFoundPage(pages, reason)?.file ?? '';
}

/** The not-found pages of addresses without a key: of unknown countries in each language, and of all others. */
function otherPages(table: AddressTable, pages: HostedSite['pages']): [pattern: string, file: string][] {
  const at = (path: string) => {
    const answer = resolve(table, path);
    return answer.status === 404 ? fileFor(pages, answer) : '';
  };
  const all: [string, string] = ['', at('/-/')];
  if (!hasCountries(table)) return [all];
  const { languages } = patternsOf(table);
  const unknown = letters.find((two) => !Object.hasOwn(table.countries, two)) ?? '';
  const rows = languagesIn(table).map((language): [string, string] => [`^[a-z]{2}-${language}/`, at(`/${unknown}-${language}/`)]);
  const general: [string, string] = [`^[a-z]{2}(?:-(?:${languages}))?/`, at(`/${unknown}/`)];
  return [...rows.filter(([, file]) => file !== general[1]), general, all];
}
