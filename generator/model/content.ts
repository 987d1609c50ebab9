import type { PublishedAddress } from './address-lock.ts';
import type { Claim } from './claims.ts';
import type { Edition } from './editions.ts';
import type { DatedFact, Fact } from './fact.ts';
import type { Gap } from './gap.ts';
import type { Ledger } from './ledger.ts';
import type { Locale } from './locale.ts';
import type { PageDefinition } from './page.ts';
import type { People } from './people.ts';
import type { Questions } from './questions.ts';
import type { Brand, Country, Language, Navigation, Site } from './site.ts';
import type { Suppression } from './suppressions.ts';

/** A value of the content and the file it came from, relative to the content folder's parent. */
export interface Entry<Value> {
  /** The default export of the file. */
  readonly value: Value;
  /** Path with slashes: `content/brand.ts`. */
  readonly file: string;
  /** Texts that are shown as they are written, without tokens, markup and spellings: those of a frozen edition. */
  readonly verbatim?: true;
}

/** A fact as it is on the day of the build. */
export interface FactEntry extends Entry<Fact> {
  /** The values of all days, the earliest first; absent if it has one alone. */
  readonly values?: readonly DatedFact[];
}

/** Wording as an author wrote it: texts in groups, any of which may be a spelt-out gap. */
export interface Wording {
  readonly [key: string]: string | Gap | Wording;
}

/** A page without its texts. */
export interface Page {
  /** The name of its folder in `pages`; of a contract `terms-` and the name of its folder in `terms`: `terms-at`. */
  readonly id: string;
  /** The ids of the places on it that links may name, as its `page.ts` lists them. */
  readonly anchors: readonly string[];
  /** The default export of its `page.ts`. */
  readonly definition: Entry<PageDefinition>;
  /** The languages that have a copy file; sorted. */
  readonly languages: readonly string[];
}

/** A page with its texts in all languages. */
export interface PageWithCopies extends Page {
  /** Language → copy, of the files that could be read. */
  readonly copies: ReadonlyMap<string, Entry<Wording>>;
}

/** The texts by which lists show a page. Missing texts are reported when the page itself is checked. */
export interface Heading {
  /** The text at `meta.title`. */
  readonly title?: WrittenText;
  /** The text at `meta.description`. */
  readonly description?: WrittenText;
}

/** A text and where it is written. */
interface WrittenText {
  /** As its author wrote it, with placeholders. */
  readonly text: string;
  /** The file that it is in, as in an `Entry`. */
  readonly file: string;
}

/** Page id → language → title and description, of the pages whose template some page lists. */
export type Headings = ReadonlyMap<string, ReadonlyMap<string, Heading>>;

/** Pages that are loaded together, with their texts, by their ids. */
export type PageBatch = ReadonlyMap<string, PageWithCopies>;

/**
 * All content but the texts of ordinary pages, each entry with its file. Maps are sorted by key; countries too. Contracts refer to
 * one another, so their texts are shared.
 */
export interface SharedContent {
  /** `site.ts`: origin, default locale, budgets. */
  readonly site: Entry<Site>;
  /** `brand.ts`: addresses outside the site, and the fields that the theme reads. */
  readonly brand: Entry<Brand>;
  /** The menus of header and footer. */
  readonly navigation: Entry<Navigation>;
  /** Language code → its names and text direction. */
  readonly languages: Entry<Readonly<Record<string, Language>>>;
  /** Country code → its languages, currency and spelling. */
  readonly countries: ReadonlyMap<string, Entry<Country>>;
  /** Fact id (`prices.monthly`) → fact. */
  readonly facts: ReadonlyMap<string, FactEntry>;
  /** Claim id (`product.offline`) → claim. */
  readonly claims: ReadonlyMap<string, Entry<Claim>>;
  /** Language → the words that pages share. */
  readonly dictionaries: ReadonlyMap<string, Entry<Wording>>;
  /** Every page's definition, contracts included. */
  readonly pages: ReadonlyMap<string, Page>;
  /** The pages that are contracts, with their texts, in the order of `pages`. */
  readonly contracts: PageBatch;
  /** The titles and descriptions of pages that lists show. */
  readonly headings: Headings;
  /** The published addresses and places; absent if the content has no list of them. */
  readonly published?: Entry<readonly PublishedAddress[]>;
  /** The attestations of the contracts' clauses. */
  readonly ledger: Ledger;
  /** The frozen editions of the contracts. */
  readonly editions: readonly Edition[];
  /** The people who may sign; the file is optional. */
  readonly people: Entry<People> | undefined;
  /** The open questions; the file is optional. */
  readonly questions: Entry<Questions> | undefined;
  /** Suppressions; the file is optional. */
  readonly suppressions: Entry<readonly Suppression[]> | undefined;
  /** Every locale that a country offers, sorted by id. */
  readonly locales: readonly Locale[];
}

/** The shared content with the texts of one batch of ordinary pages, or of all where the whole content is loaded. */
export interface Content extends SharedContent {
  /** In the order of `pages`. */
  readonly batch: PageBatch;
}
