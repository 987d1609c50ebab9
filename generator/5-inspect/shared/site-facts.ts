import { budgetsOf } from '../../model/budgets.ts';
import type { Entry, SharedContent } from '../../model/content.ts';
import { contractPages, outlineOf } from '../../model/contract-documents.ts';
import { groupBy } from '../../model/group-by.ts';
import { wholeWords } from '../../model/literal-pattern.ts';
import type { Manifest } from '../../model/manifest.ts';
import { wordingAt } from '../../model/messages.ts';
import { originalOf } from '../../model/page-locales.ts';
import type { Brand, Language } from '../../model/site.ts';
import type { HeaderRule, ScriptParts, SiteImages } from '../../model/site-files.ts';

/** Facts of the site that the rules over one page need. Plain data, computed once for all pages. */
export interface SiteFacts {
  /** Scheme and host, without a slash at the end: `https://www.example.com`. */
  readonly origin: string;
  /** Texts are longer on purpose, and search engines must not list them. */
  readonly pseudo: boolean;
  /** The other origins that some pages may load images from. */
  readonly imageOrigins?: readonly string[];
  /** The one other origin that leads may be sent to. */
  readonly leads?: string;
  /** Whether the site file has a lead endpoint. */
  readonly saysEndpoint: boolean;
  /** The first path that the site's own server answers. */
  readonly ownEndpoint?: string;
  /** The path of the site file: `content/site.ts`. */
  readonly siteFile: string;
  /** Faults that must be fixed before publication are errors. */
  readonly production?: boolean;
  /** The content of `brand.ts`: addresses outside the site, and the fields that the theme reads. */
  readonly brand: Entry<Brand>;
  /** Language code → its names and text direction. */
  readonly languages: Readonly<Record<string, Language>>;
  /** Country → the addresses of its contract in all languages. Empty if the site has no contracts. */
  readonly contracts: Readonly<Record<string, readonly string[]>>;
  /** Country → the addresses of pages in the place of its contract, which does not exist yet. */
  readonly announcedContracts: Readonly<Record<string, readonly string[]>>;
  /** Country → its name in messages. */
  readonly countryNames: Readonly<Record<string, string>>;
  /** The country of pages without one; empty on a site without countries. */
  readonly navigationCountry: string;
  /** The values of JavaScript that texts of the shared content name. */
  readonly explainedValues?: readonly string[];
  /** The phrases for a link that opens a new tab, in all languages and spellings; absent if links to other sites need not open one. */
  readonly newTab?: readonly string[];
  /** The security policy of the header; absent if a page is inspected alone. */
  readonly policy?: string;
  /** Which files islands fetch; absent if nothing was bundled. */
  readonly scripts?: ScriptParts;
  /** The images of the site; absent if nothing was bundled. */
  readonly images?: SiteImages;
  /** The maximal bytes of the images of a page. */
  readonly mostImageBytes: number;
  /** The maximal number of files that a page may fetch before it is complete. */
  readonly mostRequests: number;
}

export interface FactSources {
  readonly content: SharedContent;
  readonly manifest: Manifest;
  /** The response headers of paths; absent if a page is inspected alone. */
  readonly headers?: readonly HeaderRule[] | undefined;
  /** The group and the key in the dictionary of the words for a new tab. */
  readonly newTab?: readonly [group: string, key: string] | undefined;
}

/** Computes the facts that all pages of a site share. */
export function siteFactsOf({ content, manifest, headers, newTab }: FactSources): SiteFacts {
  const { origin, pseudo, draft, imageOrigins, leads, endpoints: [ownEndpoint] = [] } = manifest;
  const budgets = budgetsOf(content.site.value);
  const policy = headers && headersForAll(headers).get('content-security-policy');
  return {
    origin,
    pseudo: pseudo ?? false,
    ...(imageOrigins && { imageOrigins }),
    ...(leads !== undefined && { leads }),
    saysEndpoint: content.site.value.leadEndpoint !== undefined,
    ...(ownEndpoint !== undefined && { ownEndpoint }),
    siteFile: content.site.file,
    brand: content.brand,
    languages: content.languages.value,
    ...contractsIn(content, manifest),
    countryNames: Object.fromEntries([...content.countries].map(([code, { value }]) => [code, value.name])),
    navigationCountry: content.site.value.navigationCountry ?? '',
    explainedValues: explainedIn(content),
    ...(newTab && { newTab: phrasesAt(newTab, content) }),
    // A draft has an additional style sheet.
    mostRequests: budgets.requests + (draft ? 1 : 0),
    mostImageBytes: budgets.images,
    ...(policy !== undefined && { policy }),
  };
}

/** Parts of what JavaScript writes for values that are missing or have no text, and for functions. */
export const valueNames = ['NaN', 'undefined', 'null', 'Invalid Date', '[object ', 'function ', ') =>'];
const namePatterns = valueNames.map((name) => wholeWords([name], 'u'));

/** The values of JavaScript that a text names. */
export const valuesIn = (text: string) => valueNames.filter((_, index) => namePatterns[index]?.test(text));

function explainedIn({ brand, dictionaries, headings, contracts }: SharedContent): string[] {
  const titles = [...headings.values()].flatMap((one) => [...one.values()]);
  const terms = [...contracts.values()].flatMap(({ copies }) => [...copies.values()]);
  return valuesIn(JSON.stringify([brand.value, [...dictionaries.values()], titles, terms]));
}

function contractsIn(content: SharedContent, { routes }: Manifest): Pick<SiteFacts, 'contracts' | 'announcedContracts'> {
  const contracts = contractPages(content);
  const addresses = (isDocument: boolean) => {
    const byCountry = groupBy(routes, ({ page: id, country, part }) => {
      const page = part === undefined ? content.pages.get(id) : undefined;
      return page && contracts.has(originalOf(page)) && (outlineOf(page) !== undefined) === isDocument ? country : undefined;
    });
    return Object.fromEntries([...byCountry].map(([country, list]) => [country, list.map(({ path }) => path)]));
  };
  return { contracts: addresses(true), announcedContracts: addresses(false) };
}

/** The headers of rules that every path has: name in lower case → value. */
export const headersForAll = (rules: readonly HeaderRule[]): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter(({ path }) => path === '/*')
      .flatMap(({ headers }) => Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );

function phrasesAt(key: readonly string[], { dictionaries, countries }: SharedContent): string[] {
  const words = [...dictionaries].flatMap(([language, { value }]) => {
    const wording = wordingAt(value, key);
    if (typeof wording !== 'string') return [];
    const spelt = [...countries.values()].map(({ value: { spelling } }) =>
      Object.entries(spelling?.[language] ?? {}).reduce((text, [from, to]) => text.replaceAll(from, to), wording),
    );
    return [wording, ...spelt];
  });
  return [...new Set(words.map((text) => text.replace(/\s+/g, ' ')))];
}
