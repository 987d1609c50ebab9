import { drawings } from './drawings.ts';
import {
  copyOf,
  country,
  dictionaryOf,
  languages,
  linksOf,
  origin,
  pageIds,
  type SyntheticLink,
  type SyntheticSize,
} from './synthetic-site.ts';

/* The synthetic site as plain data: what the bare loop and the peers draw their pages from. */

export interface LinkData {
  readonly label: string;
  readonly page: string;
}

/** What the pages of a language have in common. */
export interface LocaleData {
  /** `at-de`: the first part of the addresses. */
  readonly id: string;
  /** `de-AT`. */
  readonly tag: string;
  readonly language: string;
  readonly languageName: string;
  readonly nativeName: string;
  readonly words: ReturnType<typeof dictionaryOf>;
  readonly navigation: readonly LinkData[];
  readonly footer: readonly LinkData[];
}

export interface SiteData {
  readonly origin: string;
  readonly product: string;
  readonly provider: string;
  /** In the order of their tags. */
  readonly locales: readonly LocaleData[];
  readonly country: string;
  readonly languages: readonly string[];
  readonly drawings: typeof drawings;
}

/** What a page says in one language. */
export interface PageData {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly changed: string;
  readonly contents: string;
  readonly owner: string;
  readonly missing: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly items: readonly string[] }[];
}

export function siteData(size: SyntheticSize): SiteData {
  const links = linksOf(pageIds(size));
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const locales = languages.map((language): LocaleData => {
    const words = dictionaryOf(language);
    const labelled = ({ key, page }: SyntheticLink) => ({ label: words.links[key] ?? key, page });
    return {
      id: `${country}-${language}`,
      tag: `${language}-${country.toUpperCase()}`,
      language,
      languageName: names.of(language) ?? language,
      nativeName: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
      words,
      navigation: links.navigation.map(labelled),
      footer: links.footer.map(labelled),
    };
  });
  locales.sort((one, other) => (one.tag < other.tag ? -1 : 1));
  return { origin, product: 'Muster', provider: 'Muster GmbH', country, languages, locales, drawings };
}

export function pageData(id: string, language: string): PageData {
  const { meta, sections, ...copy } = copyOf(id, language);
  const { heading, lead, changed, contents, missing } = copy;
  return {
    id,
    ...meta,
    heading,
    lead,
    changed,
    contents,
    missing,
    owner: Object.values(sections).at(-1)?.rows?.owner.name ?? '',
    sections: Object.entries(sections).map(([section, words]) => ({
      id: section,
      heading: words.heading,
      items: Object.values(words.text),
    })),
  };
}

/** The address of a page, with a closing slash. */
export const addressOf = (locale: string, page: string): string => (page === 'home' ? `/${locale}/` : `/${locale}/${page}/`);
