import type { Budgets } from './budgets.ts';
import type { Omission } from './gap.ts';
import type { AnchorOf, CountryValues, ExternalLinkName, FactId, PageId, SiteValues } from './register.ts';
import type { Currency } from './vocabulary.ts';

/** What holds for the whole site. */
export interface Site extends ValuesField<SiteValues> {
  /** Scheme and host without a trailing slash; `--origin` replaces it. */
  readonly origin: string;
  /** The language of the dictionary that the others translate. */
  readonly sourceLanguage: string;
  /**
   * The locale of addresses that name none, and the target of a bare language in hreflang: `country-language`, or a language on a site
   * without countries.
   */
  readonly defaultLocale: string;
  /** False, and the addresses of the default locale do not begin with it: `/about/`, beside `/de/about/`. */
  readonly prefixDefaultLocale?: boolean;
  /** The country that the navigation of pages without a country points at; absent on a site without countries. */
  readonly navigationCountry?: string;
  /** Per group of the dictionary, the language that stands in where a dictionary leaves the group out. */
  readonly fallbacks: Readonly<Record<string, string>>;
  /** Texts of the dictionary (`common.error`), or whole groups, that stay even if no page shows them, each with the reason. */
  readonly allowUnused?: Readonly<Record<string, string>>;
  /** What the references mean that sources of facts and reasons of waivers name, such as lines of a specification. */
  readonly references?: string;
  /**
   * Where the forms send leads (C1): an endpoint of the theme (`/api/contact`), the address of another server, or 'none', and every form
   * gives way to telephone and email. Absent, it is the theme's first endpoint, and a production build asks for the decision.
   */
  readonly leadEndpoint?: LeadEndpoint;
  /** How `serve` treats what visitors send. It deletes it after the period of the fact `keptFor`, which the privacy page names. */
  readonly submissions?: { readonly keptFor: FactId };
  /**
   * For how many days browsers refuse this host without https (HSTS), and whether its subdomains too, which nobody can take back
   * before they are over. Absent, it is one day and this host alone.
   */
  readonly transportSecurity?: { readonly days: number; readonly subdomains?: boolean };
  /** The contact for vulnerabilities (RFC 9116): a mailto: or https address, and its last day. Absent, there is no security.txt. */
  readonly security?: { readonly contact: `mailto:${string}` | `https://${string}`; readonly expires: string };
  /**
   * The hosts that the site is for: `files` (any file server, also where it is absent), `nginx`, `apache`, `caddy` and others, or one of
   * `wortlaut.config.ts`. `--host` replaces it.
   */
  readonly hosts?: readonly string[];
  /** Other origins (`https://images.example`) that some pages may load images from, with the ids of these pages. All others refuse them. */
  readonly imageOrigins?: Readonly<Record<`https://${string}`, readonly PageId[]>>;
  /** What pages may weigh, in bytes as hosts send them, and how many files they may fetch (`requests`), where it is not the usual. */
  readonly budgets?: Partial<Budgets>;
}
/** Returns the settings of the site; its type checks them. */
export function defineSite<const Value extends Site>(site: Value): Value {
  return site;
}

/** Where forms send leads: the own server, another one, or nowhere. */
type LeadEndpoint = `/api/${string}` | 'none' | `https://${string}`;

/** The values of a kind of file that only the theme reads. A theme that needs some makes the field obligatory by declaring their interface. */
type ValuesField<Values> = object extends Values ? { readonly values?: Values } : { readonly values: Values };

/** A language of the site. */
export interface Language {
  /** English name. */
  readonly name: string;
  /** The name that its speakers read. */
  readonly nativeName: string;
  /** Absent, it is that of the script in which the language is written. */
  readonly direction?: 'ltr' | 'rtl';
  /** Words in lower case that the language has from others: a text of them alone need not be translated. */
  readonly borrowed?: readonly string[];
}
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
  /** The currency of its prices. */
  readonly currency: Currency;
  /** Ordered: the first is the country's default. */
  readonly languages: readonly string[];
  /** The host name that belongs to it; each country has its own. */
  readonly domain: string;
  /** Language → characters and words that this country writes otherwise than the texts do, and how: Swiss German knows no ß. */
  readonly spelling?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
/** Returns the country; its type checks it. */
export function defineCountry<const Value extends Country>(country: Value): Value {
  return country;
}

/** The names and addresses of whoever offers the product. Its texts are `{brand:NAME}` in content. */
export interface Brand {
  /** What `:product` stands for in the paths of pages. */
  readonly slug?: string;
  /** Every address outside this site, by name. */
  readonly externalLinks: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}
/** Returns the brand; its type checks it. */
export function defineBrand<const Value extends Brand>(brand: Value): Value {
  return brand;
}

/** Where a link goes: a page of this site, or an address that the brand file names. */
export type Target = PageTarget | ExternalTarget;
/** A page of this site, as a target of a link. */
export interface PageTarget {
  /** The id of the page. */
  readonly page: string;
  /** A place on it. */
  readonly anchor?: string;
  /** Sent with the address, for example the topic of a contact form. */
  readonly query?: Readonly<Record<string, string>>;
  /** The country, or country and language, whose edition is meant, whoever reads the link: `at-de` (F6). */
  readonly edition?: string;
}
/** An address outside this site, as a target of a link. */
interface ExternalTarget {
  /** Its name in the brand file. */
  readonly external: string;
}

/** A target that differs by country. A country may be named before the site has it: its link is then a gap with a reason (F6). */
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
/** The page as a country has it, in one language or else in the reader's: the country's own contract, whoever reads the link (F6). */
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
  /** Where it leads; absent if it only opens its items. */
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
    /** Pages whose header leaves the menu's items out (F1): they ask for one thing. */
    readonly without?: readonly PageId[];
  };
  /** Menus of the footer, in order; a heading is a key of the dictionary. */
  readonly footer: readonly { readonly heading: string; readonly menu: string; readonly countries?: readonly string[] }[];
  /** Where the banner above the header leads; absent if there is none. */
  readonly banner?: Target | TargetByCountry;
}
/** Returns the navigation; its type checks it. */
export function defineNavigation<const Value extends Navigation>(navigation: Value): Value {
  return navigation;
}
