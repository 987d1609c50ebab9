import type { drawings } from './drawings.ts';
import type { dictionaryOf } from './synthetic-site.ts';

/* The synthetic site as plain data, from which the bare loop and the peers draw their pages. */

export interface LinkData {
  readonly label: string;
  readonly page: string;
}

/** The data that all pages of a language share. */
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
  /** Locales in the order of their tags. */
  readonly locales: readonly LocaleData[];
  readonly country: string;
  readonly languages: readonly string[];
  readonly drawings: typeof drawings;
}

/** The texts of a page in one language. */
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
