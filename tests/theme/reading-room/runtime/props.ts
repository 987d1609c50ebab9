import type { Formatted, Localized, PageMeta } from 'wortlaut/react';

export interface ShelfProps {
  readonly copy: {
    readonly meta: PageMeta;
    readonly heading: Localized;
    readonly text: Localized;
    readonly find: { readonly label: Localized; readonly found: Formatted<{ books: number }> };
    readonly books: Readonly<Record<string, Localized>>;
  };
  readonly structure: Readonly<Record<string, never>>;
}

export interface LeafletProps {
  readonly copy: { readonly meta: PageMeta; readonly heading: Localized; readonly paragraphs: Readonly<Record<string, Localized>> };
  /** How many of the paragraphs name days. */
  readonly structure: { readonly days: number };
}

export interface ArticleProps {
  readonly copy: { readonly meta: PageMeta; readonly paragraphs: Readonly<Record<string, Localized>> };
  readonly structure: {
    /** The day of the entry, as an ISO date. */
    readonly date: string;
  };
}

export interface JournalProps {
  readonly copy: {
    readonly meta: PageMeta;
    readonly heading: Localized;
    readonly text: Localized;
  };
  readonly structure: Readonly<Record<string, never>>;
}
