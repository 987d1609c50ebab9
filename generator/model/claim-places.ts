import type { FactId, PageId } from './register.ts';

/** A place in the content. `says`: words that it must contain; while it contains them, this side of a contradiction exists. */
export type ClaimPlace =
  | (Words & { readonly in: 'page'; readonly page: string; readonly path?: string })
  | (Words & { readonly in: 'dictionary'; readonly key: string })
  | { readonly in: 'fact'; readonly fact: string }
  | { readonly in: 'address'; readonly address: string }
  | { readonly in: 'country'; readonly country: string; readonly says?: string }
  | { readonly in: 'site'; readonly setting: string };
/** A text of a page, or a group of texts. */
export type TextPlace = Words & { readonly in: 'page'; readonly page: string; readonly path: string };
/** Words that a place must contain. */
interface Words {
  /** The words, as the text has them. */
  readonly says?: string;
  /** By default English, or the source language of a page without English. */
  readonly language?: string;
}

const words = (given: string | Words = {}): Words => (typeof given === 'string' ? { says: given } : given);

/** Makes places; the compiler checks that each exists. */
export const at = {
  /** A page as a whole. */
  page: (page: PageId): ClaimPlace => ({ in: 'page', page }),
  /** A text of a page, or a group of texts. */
  text: (page: PageId, path: string, says?: string | Words): TextPlace => ({ in: 'page', page, path, ...words(says) }),
  /** A clause that the page of a contract words. */
  clause: (page: PageId, clause: string, says?: string | Words): ClaimPlace => ({
    in: 'page',
    page,
    path: `clauses.${clause}`,
    ...words(says),
  }),
  /** A text of the dictionary. */
  dictionary: (key: string, says?: string | Words): ClaimPlace => ({ in: 'dictionary', key, ...words(says) }),
  /** A fact. */
  fact: (fact: FactId): ClaimPlace => ({ in: 'fact', fact }),
  /** An address as written in a page's file. */
  address: (address: string): ClaimPlace => ({ in: 'address', address }),
  /** A country, in its own file. */
  country: (country: string, says?: string): ClaimPlace => ({ in: 'country', country, ...(says !== undefined && { says }) }),
  /** A setting of `site.ts`. */
  setting: (setting: string): ClaimPlace => ({ in: 'site', setting }),
} as const;
