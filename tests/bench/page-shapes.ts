import type { drawings } from './drawings.ts';
import type { dictionaryOf } from './synthetic-site.ts';

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

/** The address of a page, with a closing slash. */
export const addressOf = (locale: string, page: string): string => (page === 'home' ? `/${locale}/` : `/${locale}/${page}/`);
