import type { Budgets } from './budgets.ts';
import type { Omission } from './gap.ts';
import type { AnchorOf, CountryValues, ExternalLinkName, FactId, PageId, SiteValues } from './register.ts';

/** Settings of the whole site. */
export interface Site extends ValuesField<SiteValues> {
  /** Scheme and host without a trailing slash; `--origin` replaces it. */
  readonly origin: string;
  /** The language of the dictionary that the others translate. */
  readonly sourceLanguage: string;
  /**
   * The locale of addresses without a locale, and the target of a bare language in hreflang: `country-language`, or a language on a site
   * without countries.
   */
  readonly defaultLocale: string;
  /** False removes the default locale from its addresses: `/about/`, beside `/de/about/`. */
  readonly prefixDefaultLocale?: boolean;
  /** The country to which pages without a country link in their navigation; absent on a site without countries. */
  readonly navigationCountry?: string;
  /** Group of the dictionary → the language that replaces it in a dictionary without this group. */
  readonly fallbacks: Readonly<Record<string, string>>;
  /** Text or group of the dictionary (`common.error`), or fact, that no page needs to show → the reason. */
  readonly allowUnused?: Readonly<Record<string, string>>;
  /** The meaning of references in sources of facts and reasons of waivers, such as lines of a specification. */
  readonly references?: string;
  /**
   * The receiver of forms: an endpoint of the theme (`/api/contact`), the address of another server, or 'none', which replaces forms by
   * telephone and email. The default is the theme's first endpoint; a production build requires the field.
   */
  readonly leadEndpoint?: LeadEndpoint;
  /**
   * How long `serve` keeps submissions, and apart from them which text each has accepted. It deletes them after the periods of these facts,
   * which the privacy page names.
   */
  readonly submissions?: { readonly keptFor: FactId; readonly acceptanceKeptFor?: FactId };
  /**
   * The facts with the periods between the notice of a later edition of a contract and the day from which it applies: for every change, and
   * for one of prices alone.
   */
  readonly editions?: { readonly notice: FactId; readonly priceNotice?: FactId };
  /**
   * The number of days for which browsers refuse this host, and its subdomains, without https (HSTS). It cannot be revoked before these
   * days are over. The default is one day and this host alone.
   */
  readonly transportSecurity?: { readonly days: number; readonly subdomains?: boolean };
  /** The contact for vulnerabilities (RFC 9116): a mailto: or https address, and its last day. Without it security.txt is not written. */
  readonly security?: { readonly contact: `mailto:${string}` | `https://${string}`; readonly expires: string };
  /**
   * The hosts that files are written for: `files` (any file server; the default), `nginx`, `apache`, `caddy` and others, or one of
   * `wortlaut.config.ts`. `--host` replaces it.
   */
  readonly hosts?: readonly string[];
  /** Another origin of images (`https://images.example`) → the ids of the pages that may load them. Other pages refuse them. */
  readonly imageOrigins?: Readonly<Record<`https://${string}`, readonly PageId[]>>;
  /** Budgets that differ from the defaults: bytes after compression, and the number of files of a page (`requests`). */
  readonly budgets?: Partial<Budgets>;
}
/** Returns the settings of the site; its type checks them. */
export function defineSite<const Value extends Site>(site: Value): Value {
  return site;
}

/** The receiver of forms: the own server, another server, or `none`. */
type LeadEndpoint = `/api/${string}` | 'none' | `https://${string}`;

/** Values that only the theme reads. A theme makes the field obligatory by declaring their interface. */
type ValuesField<Values> = object extends Values ? { readonly values?: Values } : { readonly values: Values };

/** A language of the site. */
export interface Language {
  /** English name. */
  readonly name: string;
  /** The name that its speakers read. */
  readonly nativeName: string;
  /** Absent, it is that of the script in which the language is written. */
  readonly direction?: 'ltr' | 'rtl';
  /** Loanwords in lower case: a text of them alone need not be translated. */
  readonly borrowed?: readonly string[];
  /** How texts address their readers, by a pronoun: `du` or `Sie`, `ty` or `Państwo`. */
  readonly address?: string;
  /** Phrase that texts must not contain, whose capitals count → the words to write instead: what was mended once is found in every other file. */
  readonly avoid?: Readonly<Record<string, Avoided>>;
}
/** The words to write instead of a phrase; with the reason, and with the countries whose readers have another word, if not all. */
export type Avoided = string | { readonly write: string; readonly because?: string; readonly countries?: readonly string[] };

/** Language tag (BCP 47: `de`, `zh-Hant`, `pt-BR`) → its English and own name and direction. */
export function defineLanguages<const Value extends Readonly<Record<string, Language>>>(languages: Value): Value {
  return languages;
}

/** A country in which the site is read. */
export interface Country extends ValuesField<CountryValues> {
  /** Two lower-case letters; the file bears the same name. */
  readonly code: string;
  /** English name; visitors see the dictionary's. */
  readonly name: string;
  /** The currency of its prices, as its code of ISO 4217. */
  readonly currency: string;
  /** Ordered: the first is the country's default. */
  readonly languages: readonly string[];
  /** The host name that belongs to it; each country has its own. */
  readonly domain: string;
  /** Language → spelling in the texts → spelling in this country: Swiss German has no ß. */
  readonly spelling?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
/** Returns the country; its type checks it. */
export function defineCountry<const Value extends Country>(country: Value): Value {
  return country;
}

/** Names and addresses of the company. Content refers to its texts by `{brand:NAME}`. */
export interface Brand {
  /** The replacement of `:product` in the paths of pages. */
  readonly slug?: string;
  /** Every address outside this site, by name. */
  readonly externalLinks: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}
/** Returns the brand; its type checks it. */
export function defineBrand<const Value extends Brand>(brand: Value): Value {
  return brand;
}

/** The target of a link: a page of this site, or an address in the brand file. */
export type Target = PageTarget | ExternalTarget;
/** A page of this site, as a target of a link. */
export interface PageTarget {
  /** The id of the page. */
  readonly page: PageId;
  /** The anchor on that page. */
  readonly anchor?: string;
  /** Sent with the address, for example the topic of a contact form. */
  readonly query?: Readonly<Record<string, string>>;
  /** The country, or country and language, of the edition for every reader: `at-de`. */
  readonly edition?: string;
}
/** An address outside this site, as a target of a link. */
interface ExternalTarget {
  /** The name in the brand file. */
  readonly external: string;
}

/** A target that differs by country. A country may be named before the site has it: its link is then a gap with a reason. */
export interface TargetByCountry {
  /** Country code → its target. */
  readonly countries: Readonly<Record<string, Target | Omission>>;
  /** The target in all other countries. */
  readonly default: Target;
}

/** A page of this site, and a place on it. Both are checked by the compiler. */
export function to<Id extends PageId>(page: Id, anchor?: AnchorOf<Id>, query?: Record<string, string>): PageTarget {
  return { page, ...(anchor !== undefined && { anchor }), ...(query && { query }) };
}
/** The edition of a page for one country, in one language or in the reader's: for links to the contract of a country. */
export function toEdition<Id extends PageId>(page: Id, edition: string): PageTarget {
  return { page, edition };
}
/** An address outside this site, by its name in the brand file. */
export function external(name: ExternalLinkName): ExternalTarget {
  return { external: name };
}

/** An entry of a menu. */
export interface MenuItem {
  /** A key of the dictionary. */
  readonly label: string;
  /** The target; absent if the entry only opens its items. */
  readonly to?: Target | TargetByCountry;
  /** The entries below it. */
  readonly items?: readonly MenuItem[];
}
/** The menus of the site. */
export interface Navigation {
  /** Name → menu. */
  readonly menus: Readonly<Record<string, readonly MenuItem[]>>;
  /** Which menu the header of a country or a language shows; country before language, `default` last. */
  readonly header: {
    readonly countries?: Readonly<Record<string, string>>;
    readonly languages?: Readonly<Record<string, string>>;
    readonly default: string;
    /** Pages whose header has no menu items: landing pages. */
    readonly without?: readonly PageId[];
  };
  /** Menus of the footer, in order; a heading is a key of the dictionary. */
  readonly footer: readonly { readonly heading: string; readonly menu: string; readonly countries?: readonly string[] }[];
  /** The target of the banner above the header; absent without a banner. */
  readonly banner?: Target | TargetByCountry;
}
/** Returns the navigation; its type checks it. */
export function defineNavigation<const Value extends Navigation>(navigation: Value): Value {
  return navigation;
}
