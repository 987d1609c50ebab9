import type { PublishedAddress } from './address-lock.ts';
import type { Claim } from './claims.ts';
import type { Fact } from './fact.ts';
import type { Gap } from './gap.ts';
import type { Ledger } from './ledger.ts';
import type { Locale } from './locale.ts';
import type { PageDefinition } from './page.ts';
import type { Brand, Country, Language, Navigation, Site } from './site.ts';
import type { Suppression } from './suppressions.ts';

/** A value of the content and the file it came from, relative to the content folder's parent. */
export interface Entry<Value> {
  readonly value: Value;
  readonly file: string;
}

/** Wording as an author wrote it: texts in groups, any of which may be a spelt-out gap. */
export interface Wording {
  readonly [key: string]: string | Gap | Wording;
}

export interface Page {
  readonly id: string;
  readonly anchors: readonly string[];
  readonly definition: Entry<PageDefinition>;
  /** Language → copy. Empty where the texts of this page are not loaded. */
  readonly copies: ReadonlyMap<string, Entry<Wording>>;
  /** The languages that have a copy file, loaded or not; sorted. */
  readonly languages: readonly string[];
}

/** Everything that the content folder says, each entry with its file. Maps are sorted by key; countries too. */
export interface Content {
  readonly site: Entry<Site>;
  readonly brand: Entry<Brand>;
  readonly navigation: Entry<Navigation>;
  readonly languages: Entry<Readonly<Record<string, Language>>>;
  readonly countries: ReadonlyMap<string, Entry<Country>>;
  /** Fact id (`offer.price`) → fact. */
  readonly facts: ReadonlyMap<string, Entry<Fact>>;
  /** Claim id (`product.offline`) → claim. */
  readonly claims: ReadonlyMap<string, Entry<Claim>>;
  readonly dictionaries: ReadonlyMap<string, Entry<Wording>>;
  /** Every page's definition, whether its texts are loaded or not. */
  readonly pages: ReadonlyMap<string, Page>;
  /**
   * The pages of the batch that is loaded, in the order of `pages`: their texts are here, those of other ordinary pages are not.
   * Contracts and dictionaries are shared by all batches. Empty: only the shared content is loaded. Absent: everything is.
   */
  readonly batch?: ReadonlySet<string>;
  /** The addresses and places that were published; absent where nobody keeps a list of them. */
  readonly published?: Entry<readonly PublishedAddress[]>;
  /** What people have said about the clauses of the contract documents. */
  readonly ledger: Ledger;
  /** The findings that are put aside for a time; a site needs no such file. */
  readonly suppressions: Entry<readonly Suppression[]> | undefined;
  /** Every locale that a country offers, sorted by id. */
  readonly locales: readonly Locale[];
}
