import layout from '../sites/minimal/content/layout/en.ts';
import { inventedText } from './invented-words.ts';

/* The texts of the synthetic site: the same words for this project's own content folder and for its peers. */

/** One country with 8 languages: each page has 8 addresses, and few beside them that lead to one. */
export const country = 'at';
export const languages = ['de', 'en', 'cs', 'es', 'fr', 'it', 'nl', 'pl'] as const;
export const origin = 'https://www.muster.example';
const sections = 12;
const items = 8;
const navigationLinks = 12;
const footerLinks = 30;

export interface SyntheticSize {
  /** Addresses, rounded up to whole pages in 8 languages. */
  readonly pages: number;
}

/** The ids of the pages; the first is the start page. */
export function pageIds({ pages }: SyntheticSize): string[] {
  return Array.from({ length: Math.ceil(pages / languages.length) }, (_, index) => (index ? `page-${index}` : 'home'));
}

export interface SyntheticLink {
  /** The key in the dictionary group `links`. */
  readonly key: string;
  /** The id of the page that it leads to. */
  readonly page: string;
}

/** The links of every page. */
export function linksOf(ids: readonly string[]): { navigation: SyntheticLink[]; footer: SyntheticLink[] } {
  const all = linkKeys.map((key, index) => ({ key, page: ids[index % ids.length] as string }));
  return { navigation: all.slice(0, navigationLinks), footer: all.slice(navigationLinks) };
}

const linkKeys = Array.from({ length: navigationLinks + footerLinks }, (_, index) => `link${index}`);

/** The texts of header, footer and pickers. */
export function dictionaryOf(language: string) {
  const { picker, ...texts } = invented(layout, `layout ${language}`);
  return {
    ...texts,
    picker: { ...picker, found: `{found, plural, ${formsOf(language)}}`, countryNow: '{country}', languageNow: '{language}' },
    links: Object.fromEntries(linkKeys.map((key) => [key, inventedText(`${key} ${language}`, 2)])),
    countries: { [country]: inventedText(`${country} ${language}`, 1) } as Record<string, string>,
  };
}

const formsOf = (language: string) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.map((category) => `${category} {#}`)
    .join(' ');

/** The dictionary groups with other words; tokens and arguments stay. */
function invented<const Texts extends object>(texts: Texts, seed: string): { [Key in keyof Texts]: Words<Texts[Key]> } {
  const entries = Object.entries(texts).map(([key, value]) => {
    if (typeof value === 'object') return [key, invented(value, `${seed} ${key}`)];
    const kept = [...String(value).matchAll(/\{[^{}]*\}/g)].map(([token]) => token);
    return [key, [inventedText(`${seed} ${key}`, Math.max(1, String(value).split(' ').length - kept.length)), ...kept].join(' ')];
  });
  return Object.fromEntries(entries);
}

type Words<Value> = Value extends string ? string : { [Key in keyof Value]: Words<Value[Key]> };

export const sectionIds = Array.from({ length: sections }, (_, index) => `s${index}`);
export const itemIds = Array.from({ length: items }, (_, index) => `i${index}`);

/** All texts of a page in a language; they differ from those of every other page. */
export function copyOf(id: string, language: string) {
  const text = (name: string, words: number) => inventedText(`${id} ${language} ${name}`, words);
  const section = (name: string) => ({
    heading: text(`heading ${name}`, 4),
    text: Object.fromEntries(itemIds.map((item) => [item, text(`${name} ${item}`, 6)])),
    ...(name === sectionIds.at(-1) && { rows: { owner: { name: text('owner', 1) } } }),
  });
  return {
    meta: { title: text('title', 4), description: text('description', 14) },
    heading: text('heading', 5),
    lead: text('lead', 14),
    changed: text('changed', 4),
    contents: text('contents', 3),
    missing: text('missing', 2),
    sections: Object.fromEntries(sectionIds.map((name) => [name, section(name)])),
  };
}
