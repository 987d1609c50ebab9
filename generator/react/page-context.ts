import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { Fact } from '../model/fact.ts';
import type { CompiledMessage, Localized } from '../model/localized.ts';
import type { BrandKey, CountryValues, DictionaryTexts, FactId, PageId, SiteValues, StructureOf, TemplateName } from '../model/register.ts';
import type { AddressTable } from '../model/resolver.ts';
import type { Brand, Language, PageTarget, Target } from '../model/site.ts';
import type { ArgumentsOf, ValuesOf } from '../model/text.ts';

/** A link that is known to lead somewhere. */
export interface Link {
  /** The address. */
  readonly href: string;
  /** Leads to another site. */
  readonly external?: boolean;
  /** BCP 47 tag of the target where it differs from this page's. */
  readonly hrefLang?: string;
}

/** A menu entry with its wording; one without a link only opens its items. */
export interface MenuEntry {
  /** The text of the entry. */
  readonly label: Localized;
  /** The target; absent if the entry only opens its items. */
  readonly link?: Link;
  /** Whether it leads to this page. */
  readonly current: boolean;
  /** The entries below it. */
  readonly items: readonly MenuEntry[];
}

/** A country as a picker offers it. */
export interface CountryChoice {
  /** Two lower-case letters. */
  readonly code: string;
  /** The name in the page's language. */
  readonly name: Localized;
  /** The name for a reader who cannot read this page. */
  readonly englishName: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Language codes, the default first. */
  readonly languages: readonly string[];
  /** This page in each of the country's languages. */
  readonly addresses: readonly { readonly language: string; readonly href: string; readonly hrefLang: string }[];
  /** This page in that country: in the page's language where the country offers it, otherwise in its first. */
  readonly href: string;
  /** BCP 47 tag of that page. */
  readonly hrefLang: string;
  /** Whether this page is in that country. */
  readonly current: boolean;
}

/** A language as a picker offers it. */
export interface LanguageChoice {
  /** BCP 47 tag, as the content names the language. */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** The name that its speakers read. */
  readonly nativeName: string;
  /** This page in that language, in the same country. */
  readonly href: string;
  /** BCP 47 tag of that page. */
  readonly hrefLang: string;
  /** Whether this page is in that language. */
  readonly current: boolean;
  /** Whether the country offers the language. Other languages exist on this page alone and are not remembered. */
  readonly offered: boolean;
}

/** Identifies an accepted text: its address, and for a contract its edition and a hash of its text. */
export interface AcceptedDocument {
  /** The address of the document. */
  readonly document: string;
  /** The edition of a contract. */
  readonly edition?: string;
  /** A hash of the words of a contract. */
  readonly hash?: string;
}

/** The edition of a contract that its page shows. `draft` for a contract without one, and an appendix that its editions do not contain as it is. */
export type ContractEdition = 'draft' | PublishedEdition;

/** A published edition of a contract: the one in force, otherwise the first that is announced. */
export interface PublishedEdition {
  /** ISO date that names it. */
  readonly edition: string;
  /** ISO date of the first day on which it applies. */
  readonly day: string;
  /** Whether that day has come. */
  readonly status: 'announced' | 'in force';
  /** The address that shows this edition for good. */
  readonly href: string;
  /** The address of the list of all editions. */
  readonly all: string;
  /** The next edition and its address, while it is announced. */
  readonly next?: { readonly day: string; readonly href: string };
}

/** A page as a list shows it. */
export interface ListedPage<Name extends TemplateName = TemplateName> {
  /** The id of the page, which is the name of its folder in `pages`. */
  readonly id: string;
  /** The link, with a language tag if the page is shown in another language. */
  readonly link: Link;
  /** The title under `meta`. */
  readonly title: Localized;
  /** The description under `meta`. */
  readonly description: Localized;
  /** The `structure` in its `page.ts`. */
  readonly structure: StructureOf<Name>;
}

/** One address of a page that lists others. */
export interface Pagination<Name extends TemplateName = TemplateName> {
  /** The number of this address, from 1. */
  readonly number: number;
  /** The entries at this address. */
  readonly entries: readonly ListedPage<Name>[];
  /** All addresses of the list, the newest entries first. */
  readonly links: readonly Link[];
  /** The address with the next newer entries; undefined at the first. */
  readonly newer: Link | undefined;
  /** The address with the next older entries; undefined at the last. */
  readonly older: Link | undefined;
}

/** The name of a group of the dictionary. */
type Group = keyof DictionaryTexts & string;
/** The name of a text in a group of the dictionary. */
type Key<Name extends Group> = keyof DictionaryTexts[Name] & string;
/** A text of the dictionary in its source language. */
type TextAt<Name extends Group, At extends Key<Name>> = DictionaryTexts[Name][At] & string;

/** One group of the dictionary in the language in which it is shown. */
interface Words<Name extends Group> {
  /** The language of a fallback group: set it on the element that shows the words. */
  readonly lang: string | undefined;
  /** A text, with values for its arguments where it has some. */
  text<At extends Key<Name>>(
    key: At,
    ...values: [ArgumentsOf<TextAt<Name, At>>] extends [never] ? [] : [ValuesOf<TextAt<Name, At>>]
  ): Localized;
  /** The compiled message, for an island. */
  message<At extends Key<Name>>(key: At): CompiledMessage<ValuesOf<TextAt<Name, At>>>;
}

/**
 * The reads of a template or the layout while a page renders. The generator records each read as a dependency of the page.
 */
export interface PageContext {
  /** The id of the page. */
  readonly page: string;
  /** The address from the first slash on. */
  readonly path: string;
  /** BCP 47 tag of the document. */
  readonly tag: string;
  /** The language of the page, as the content names it. */
  readonly language: string;
  /** Country code; absent on pages that belong to no country. */
  readonly country: string | undefined;
  /** A group of the dictionary. */
  words<Name extends Group>(group: Name): Words<Name>;
  /** The address of a target in this page's locale; undefined if the page is omitted there. */
  link(target: Target): Link | undefined;
  /**
   * The pages of a template that this locale has: the newest `date` of their structures (an ISO date) first, those of one day and those
   * without a date by their ids. Some page must list the template: `lists` in its page.ts.
   */
  pages<Name extends TemplateName>(of: { readonly template: Name }): readonly ListedPage<Name>[];
  /** The part of a list that this address shows. The page must list the template: `lists` in its page.ts. */
  pagination<Name extends TemplateName>(of: { readonly template: Name }): Pagination<Name>;
  /** The pages before and after this one in the list of its template; neither if no page lists it. */
  readonly neighbours: { readonly newer: ListedPage | undefined; readonly older: ListedPage | undefined };
  /** A link to a page that readers must be able to open, such as the contract that a form accepts. Without that page the build stops. */
  requiredLink(target: PageTarget): Link;
  /** A fact, as the content has it for this locale. */
  fact(id: FactId): Fact;
  /** A period as milliseconds, for a timer. */
  milliseconds(id: FactId): number;
  /** The amount of a count. */
  count(id: FactId): number;
  /** A percentage as a share: 0.6 for 60 %. */
  share(id: FactId): number;
  /** A fact as visitors read it. */
  format(id: FactId): Localized;
  /** An amount in the smallest unit of its currency, written as the locale writes it. */
  money(minor: number, currency: string): Localized;
  /** A whole number, written as the locale writes it. */
  number(value: number, options?: Intl.NumberFormatOptions): Localized;
  /** An ISO date, or the span between two, in the locale's long form. */
  date(iso: string, until?: string): Localized;
  /** An ISO date in numbers, as the locale writes it. */
  shortDate(iso: string): Localized;
  /** A country by its two-letter code, as the locale names it (CLDR). */
  regionName(code: string): Localized;
  /** A text of the brand file. */
  brand(key: BrandKey): Localized;
  /** A link to an address that the brand file names. */
  external(name: keyof Brand['externalLinks'] & string): Link;
  /** The languages of the site. */
  readonly languages: Readonly<Record<string, Language>>;
  /** The countries that a picker offers; empty on a site without countries. */
  readonly countryChoices: readonly CountryChoice[];
  /** The languages that a picker offers. */
  readonly languageChoices: readonly LanguageChoice[];
  /** The entries of the header. */
  readonly menu: readonly MenuEntry[];
  /** The menus of the footer, in order. */
  readonly footer: readonly { readonly heading: Localized; readonly items: readonly MenuEntry[] }[];
  /** The target of the banner; undefined without a banner. */
  readonly bannerLink: Link | undefined;
  /** The home page of the locale, or of the country the navigation falls back to. */
  readonly home: Link;
  /** The `values` of this page's country, or of the one that the navigation falls back to, and its currency. */
  readonly countryValues: { readonly currency: string; readonly values: CountryValues | undefined } | undefined;
  /** The `values` of any country by its two-letter code, and its currency. */
  valuesOfCountry(code: string): PageContext['countryValues'];
  /** The `values` of the site file. */
  readonly siteValues: SiteValues | undefined;
  /** The address that leads are sent to; undefined if the site takes no leads. */
  readonly leadEndpoint: string | undefined;
  /** Whether the site takes leads, so that the browser of a visitor may hold some that were refused. */
  readonly takesLeads: boolean;
  /** Whether a day (ISO date) is before the day of the build. Code that depends on later days runs again in the browser. */
  isOver(day: string): boolean;
  /** Whether a fact of law exists and is in force on the day of the build. */
  inForce(id: string): boolean;
  /** The contract at a page, as a form on this page accepts it; undefined if this country and language have no such contract. */
  acceptedDocument(page: PageId): AcceptedDocument | undefined;
  /** The edition of the contract that this page shows; undefined on other pages, and on appendices as editions contain them. */
  readonly edition: ContractEdition | undefined;
  /** The other origins that this page may load images from. */
  readonly imageOrigins: readonly string[];
  /** The input of the resolver, for the script of the not-found page. */
  readonly addresses: AddressTable;
  /** Renders a component of the layout, or takes its HTML from another page on which it read the same. */
  fragment(component: ComponentType): ReactElement;
}

const Context = createContext<PageContext | undefined>(undefined);
/** Gives components the page that they read with `usePage`, as a test of a component does. */
export const PageProvider = Context.Provider;

/** The page being rendered. Only for components that render at build time: an island gets its data as props. */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('usePage must be used while a page renders; an island gets its texts and links as props');
  return page;
}

/** Makes a component of the layout a fragment: it is rendered once for all pages on which it reads the same. It has no properties. */
export function fragment(component: ComponentType): ComponentType {
  return () => usePage().fragment(component);
}
