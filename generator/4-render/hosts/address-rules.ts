import { segmentOf } from '../../model/locale.ts';
import { notFoundPage } from '../../model/not-found.ts';
import { type AddressTable, addressIn, type RedirectStatus, type Resolution, resolve } from '../../model/resolver.ts';
import type { HostedSite } from '../host.ts';

/*
 * The resolver as tables and regular expressions, for hosts that run no function. An address is written in lower case, without a closing
 * index.html, with a slash behind each segment and none before it; the start page is `/`. The answer to it:
 *
 *   listed[address], else listed[KEY/REST], else the start of KEY with REST where that is in `everywhere`, else there is no page
 *
 * KEY is what the first segments of the address mean (`at-de` of /at-de/ and /at/de/, `at-*` for a language that the country does not
 * offer, `at` for the country alone; without countries `de`, and `de-*` for a tag that is like it), and REST what follows them.
 */

/** Where an address leads. The page at exactly this path is shown, any other address is redirected to it. */
export interface Target {
  readonly path: string;
  readonly status: RedirectStatus;
}

/** What the first segments of an address mean. */
interface AddressStart {
  /** The start of the addresses that it stands for: `/at-de/`. */
  readonly path: string;
  readonly status: RedirectStatus;
  /** The file that is shown where there is no page. */
  readonly notFound: string;
}

export interface AddressRules {
  /** The countries, as a pattern of their codes; absent on a site without them. */
  readonly countries: string | undefined;
  /** The languages that an address may name, as a pattern. */
  readonly languages: string;
  /** KEY → what it stands for. */
  readonly starts: Readonly<Record<string, AddressStart>>;
  /** The RESTs of the pages that all locales have; '' is the home page. */
  readonly everywhere: readonly string[];
  /** Address or KEY/REST → the target that the rule above does not give. */
  readonly listed: Readonly<Record<string, Target>>;
  /** The files for addresses with none of these keys: patterns of the address, the first that matches. The last one matches all. */
  readonly notFound: readonly (readonly [pattern: string, file: string])[];
}

/** The tables of a site. They give the answer of the resolver to every address whose segments are known to the site, which a test proves. */
export function addressRules({ table, pages }: Pick<HostedSite, 'table' | 'pages'>): AddressRules {
  const rules = { ...patternsOf(table), starts: startsOf(table, pages), everywhere: everywhereIn(table) };
  const listed: Record<string, Target> = {};
  const list = (key: string, target: Target) => {
    listed[key] = target;
  };
  for (const path of [...table.exact, ...Object.keys(table.former ?? {}), ...unprefixedPaths(table)]) {
    const answer = targetOf(resolve(table, path));
    if (answer) list(spelt(path), answer);
  }
  const tables = { ...rules, listed, notFound: otherPages(table, pages) };
  for (const key of Object.keys(rules.starts))
    for (const rest of restsOf(table)) {
      const wanted = targetOf(resolve(table, `/${exampleOf(key, table)}/${rest}`));
      if (wanted && !isSame(wanted, followRules(tables, `${key}/${rest}`, { key, rest }))) list(`${key}/${rest}`, wanted);
    }
  for (const address of addressesOfUnoffered(table)) {
    const wanted = targetOf(resolve(table, `/${address}`));
    if (wanted && !isSame(wanted, followRules(tables, address))) list(address, wanted);
  }
  return tables;
}

/** The target that the rules give for an address in the form that is described above; undefined if there is no page. */
export function followRules(rules: AddressRules, address: string, at = keyAndRest(rules, address)): Target | undefined {
  const listed = rules.listed[address] ?? (at && rules.listed[`${at.key}/${at.rest}`]);
  if (listed || !at) return listed;
  const start = rules.starts[at.key];
  return start && rules.everywhere.includes(at.rest) ? { path: start.path + at.rest, status: start.status } : undefined;
}

/** KEY and REST of an address; undefined if it has none. */
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

const isSame = (one: Target, other: Target | undefined) => one.path === other?.path && one.status === other.status;

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

/** A path as the tables have it. */
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
  const notFound = (locale: string) => fileFor(pages, { reason: 'unknown-page', locale });
  const starts: Record<string, AddressStart> = {};
  if (!hasCountries(table)) {
    const { languages = [] } = table;
    for (const language of languages) {
      const start = { path: addressIn(table, { language }), notFound: notFound(language) };
      starts[segmentOf(language)] = { ...start, status: 301 };
      const [primary] = segmentOf(language).split('-');
      starts[`${primary}-*`] ??= { ...start, status: 302 };
    }
    return starts;
  }
  for (const [country, offered] of Object.entries(table.countries))
    for (const [index, language] of offered.entries()) {
      const start = { path: addressIn(table, { country, language }), notFound: notFound(`${country}-${language}`) };
      starts[`${country}-${segmentOf(language)}`] = { ...start, status: 301 };
      if (index > 0) continue;
      starts[`${country}-*`] = { ...start, status: 302 };
      starts[country] = { ...start, status: 301 };
    }
  return starts;
}

const everywhereIn = ({ pages }: AddressTable) => Object.keys(pages).filter((rest) => pages[rest] === '*');

/** Everything that may follow the first segments of an address that leads somewhere. */
function restsOf({ pages, former = {} }: AddressTable): readonly string[] {
  const moved = Object.keys(former).flatMap((path) => {
    const segments = spelt(path).split('/').filter(Boolean);
    return [0, 1, 2].map((start) =>
      segments
        .slice(start)
        .map((one) => `${one}/`)
        .join(''),
    );
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

/** Addresses in known languages that the country does not offer: pages may exist in them all the same. */
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
