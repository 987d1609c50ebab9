import { budgetsOf } from '../model/budgets.ts';
import type { SharedContent } from '../model/content.ts';
import { type Fact, withoutProvenance } from '../model/fact.ts';
import { isGap } from '../model/gap.ts';
import { isLaw, stateOn } from '../model/law.ts';
import { endpointOf } from '../model/lead-endpoint.ts';
import { listedTemplates } from '../model/listed-pages.ts';
import { localeId } from '../model/locale.ts';
import type { Route, SharedManifest } from '../model/manifest.ts';
import { wordingAt } from '../model/messages.ts';
import { spellingOf } from '../model/printed-text.ts';
import type { Assets } from '../model/site-files.ts';
import type { AcceptedDocument, Link } from '../react/page-context.ts';
import { documentAt } from './accepted-document.ts';
import { type EditionInputs, editionAt, editionPart, frozenTexts } from './contract-editions.ts';
import { type LinkIndex, type SoughtPage, textAt } from './links.ts';
import { countryAddresses, homePage, languageAddresses } from './locale-switcher.ts';
import { menuItems } from './menus.ts';
import { listedPages, neighboursOf, partOf } from './page-lists.ts';
import { startAddress } from './start-address.ts';

/** The input of queries: values that all pages share. */
export interface QueryInputs extends EditionInputs {
  readonly manifest: SharedManifest;
  readonly links: LinkIndex;
  /** The pages that may be rendered, by path. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly assets: Assets;
  /** Template → hash of the code that renders its pages; absent if dependencies are not recorded. */
  readonly code: Readonly<Record<string, string>> | undefined;
}

/** An address, and the language of the text there. */
export interface LinkedPage extends Pick<Link, 'href'> {
  readonly language: string;
  readonly tag: string;
}

/**
 * Every query that a page may make beyond its own copy. A result is plain data and depends only on the inputs and the arguments, which are
 * strings: so a rendered page stays valid as long as all its queries have the same results.
 */
export const queries = {
  route: ({ routes }: QueryInputs, path: string) => routes.get(path),
  /** The page in all countries, without their names. */
  countries: (inputs: QueryInputs, path: string) => countryAddresses(inputs, routeAt(inputs, path)),
  /** The page in all languages of its country. */
  languages: (inputs: QueryInputs, path: string) => languageAddresses(inputs, routeAt(inputs, path)),
  /** The address of a page for visitors of a country and a language. Absent arguments are empty strings. */
  link: (inputs: QueryInputs, page: string, edition: string, country: string, language: string) =>
    linkedPage(inputs, { page, edition }, { country, language }),
  hasEdition: ({ links }: QueryInputs, edition: string) => links.hasEdition(edition),
  pageNames: ({ content }: QueryInputs): readonly string[] => [...content.pages.keys()],
  home: (inputs: QueryInputs, country: string, language: string): LinkedPage | undefined => {
    const page = homePage(inputs.content);
    return page === undefined ? undefined : linkedPage(inputs, { page }, { country, language });
  },
  /** The pages of a template in a locale, the newest first; undefined if no page lists that template. */
  listed: (inputs: QueryInputs, template: string, country: string, language: string) =>
    listedPages(inputs, template, localeId(country || undefined, language)),
  listedTemplates: ({ content }: QueryInputs): readonly string[] => [...listedTemplates(content.pages)].sort(),
  /** The entries at one address of a list, and its other addresses. */
  listPart: (inputs: QueryInputs, path: string) => partOf(inputs, routeAt(inputs, path)),
  /** The entries before and after a page in the list of its template. */
  neighbours: (inputs: QueryInputs, path: string) => neighboursOf(inputs, routeAt(inputs, path)),
  externalLink: ({ content }: QueryInputs, name: string): string => content.brand.value.externalLinks[name] ?? '',
  /** The language in which a group of the dictionary is shown. */
  group: ({ content: { dictionaries, site } }: QueryInputs, language: string, group: string): string => {
    const given = dictionaries.get(language)?.value[group];
    return given !== undefined && !isGap(given) ? language : fallbackOf({ dictionaries, site }, language, group);
  },
  /** The language in which a draft shows the texts that a group of the dictionary lacks. */
  fallback: ({ content }: QueryInputs, language: string, group: string): string => fallbackOf(content, language, group),
  sourceLanguage: ({ content }: QueryInputs): string => content.site.value.sourceLanguage,
  /** A text of the dictionary before resolution, and its file; only the file if the text is missing. */
  word: (
    { content: { dictionaries, site } }: QueryInputs,
    language: string,
    group: string,
    key: string,
  ): { text?: string; file: string } => {
    const dictionary = dictionaries.get(language);
    const text = dictionary && wordingAt(dictionary.value, [group, key]);
    return typeof text === 'string' ? { text, file: dictionary?.file ?? '' } : { file: dictionary?.file ?? site.file };
  },
  /** A whole dictionary by its file, to find the nearest name to a missing text. */
  dictionary: ({ content }: QueryInputs, file: string) => [...content.dictionaries.values()].find((entry) => entry.file === file),
  factNames: ({ content }: QueryInputs): readonly string[] => [...content.facts.keys()],
  /** A fact without its provenance, which pages do not show. */
  fact: ({ content }: QueryInputs, id: string): Fact | undefined => {
    const fact = content.facts.get(id);
    return fact && withoutProvenance(fact.value);
  },
  brand: ({ content }: QueryInputs, key: string) => content.brand.value[key],
  /** The language of the site that a locale has. */
  languageOfTag: ({ content }: QueryInputs, tag: string): string =>
    Object.hasOwn(content.languages.value, tag) ? tag : tag.replace(/-([A-Z]{2}|\d{3})$/, ''),
  spelling: ({ content }: QueryInputs, tag: string) => spellingOf(content, tag),
  /** The menus of a locale; `shown` is the country in the address. */
  menus: ({ content }: QueryInputs, country: string, shown: string, language: string) =>
    menuItems(content.navigation.value, { country: country || undefined, shown: shown || undefined, language }),
  languageNames: ({ content }: QueryInputs) => content.languages.value,
  /** The `values` of the country, or of the country that the navigation uses by default. */
  countryValues: ({ content: { countries, site } }: QueryInputs, country: string) => {
    const countryFile = countries.get(country || (site.value.navigationCountry ?? ''))?.value;
    return countryFile && { currency: countryFile.currency, values: countryFile.values };
  },
  /** The address that leads are sent to; undefined if the site has no endpoint. */
  leadEndpoint: ({ content: { site }, manifest }: QueryInputs): string | undefined => endpointOf(site.value, manifest),
  takesLeads: ({ content: { site } }: QueryInputs): boolean => site.value.leadEndpoint !== undefined && site.value.leadEndpoint !== 'none',
  leadsOrigin: ({ manifest }: QueryInputs) => manifest.leads,
  /** The document that visitors of a country and a language accept with a form. */
  acceptedDocument: (
    { links, content, today, writeFact }: QueryInputs,
    page: string,
    country: string,
    language: string,
  ): AcceptedDocument | undefined => {
    const documentRoute = links.find({ page }, { country: country || undefined, language });
    return documentRoute && documentAt({ content, today, writeFact }, documentRoute);
  },
  /** The edition of the contract at an address. */
  edition: (inputs: QueryInputs, path: string) => editionAt(inputs, routeAt(inputs, path)),
  /** The texts of the edition that the page of a contract shows, as far as the present text differs. */
  frozenTexts: (inputs: QueryInputs, page: string, language: string) => frozenTexts(inputs, page, language),
  /** The contents of the page at an address of editions. */
  editionPart: (inputs: QueryInputs, path: string) => editionPart(inputs, routeAt(inputs, path)),
  /** Whether a day (ISO date) is before that of the build. As a query, it keeps the page valid until the day has passed. */
  isOver: ({ today }: QueryInputs, day: string): boolean => day < today,
  /** Whether the site has a fact of law that is in force on the day of the build. */
  inForce: ({ content, today }: QueryInputs, id: string): boolean => {
    const law = content.facts.get(id)?.value;
    return isLaw(law) && stateOn(law, today) === 'in force';
  },
  siteValues: ({ content }: QueryInputs) => content.site.value.values,
  /** The other origins that a page may load images from. */
  imageOrigins: ({ content }: QueryInputs, page: string): readonly string[] =>
    Object.entries(content.site.value.imageOrigins ?? {}).flatMap(([origin, pages]) =>
      pages.some((id) => id === page) ? [new URL(origin).origin] : [],
    ),
  /** The files that the theme writes for a locale. */
  documents: ({ manifest }: QueryInputs, locale: string) => (manifest.documents ?? []).filter((one) => one.locale.id === locale),
  table: ({ manifest }: QueryInputs) => manifest.table,
  origin: ({ manifest }: QueryInputs): string => manifest.origin,
  start: ({ content, manifest }: QueryInputs): string => startAddress(content, manifest),
  pseudo: ({ manifest }: QueryInputs): boolean => manifest.pseudo === true,
  /** Whether untranslated texts are shown in another language. */
  draft: ({ manifest }: QueryInputs): boolean => manifest.draft === true,
  resources: ({ assets: { style, templateStyles, script, fonts, colours, icon } }: QueryInputs, template: string) => ({
    style,
    own: Object.hasOwn(templateStyles, template) ? templateStyles[template] : undefined,
    script,
    fonts,
    colours,
    icon,
  }),
  /** The budget of a page, which determines how exactly its weight is computed. */
  pageBudget: ({ content }: QueryInputs) => budgetsOf(content.site.value).html,
  /** The hash of a template's code; undefined for a template that the theme does not have. */
  code: ({ code }: QueryInputs, template: string): string | undefined => (code ? code[template] : ''),
};

type Queries = typeof queries;
export type QueryName = keyof Queries;
export type QueryArguments<Name extends QueryName> = Queries[Name] extends (inputs: QueryInputs, ...args: infer Args) => unknown
  ? Args
  : never;
export type QueryValue<Name extends QueryName> = ReturnType<Queries[Name]>;

/**
 * Queries with arguments of one page. Their results are stored with the page, results of other queries once for all pages. A query that is
 * missing here makes the dependency set of every page differ.
 */
export const pageLocalQueries: ReadonlySet<string> = new Set<QueryName>([
  'route',
  'countries',
  'languages',
  'listPart',
  'neighbours',
  'imageOrigins',
  'edition',
  'editionPart',
]);

/** Page-local queries that read only the addresses and definitions of the page, its variants and the home page. */
export const ownAddressQueries: ReadonlySet<string> = new Set<QueryName>(['route', 'countries', 'languages']);

/** The language that replaces a missing group of the dictionary. */
function fallbackOf({ dictionaries, site }: Pick<SharedContent, 'dictionaries' | 'site'>, language: string, group: string): string {
  const given = dictionaries.get(language)?.value[group];
  if (isGap(given) && given.gap === 'fallback') return given.language;
  return site.value.fallbacks[group] ?? site.value.sourceLanguage;
}

function linkedPage({ links }: QueryInputs, target: SoughtPage, visitor: Visitor): LinkedPage | undefined {
  const route = links.find(target, { ...visitor, country: visitor.country || undefined });
  return route && { href: route.path, ...textAt(route) };
}

interface Visitor {
  readonly country: string;
  readonly language: string;
}

function routeAt({ routes }: QueryInputs, path: string): Route {
  const route = routes.get(path);
  if (!route) throw new Error(`the page at ${path} does not exist`);
  return route;
}
