import type { FactId, Formatted, Localized, Outline, PageMeta, RichText } from 'wortlaut/react';

/* The props of each template: texts of its pages, and their structure, which all languages share. */

interface Part {
  readonly heading: Localized;
  readonly text: Localized;
}

export interface HomeProps {
  readonly copy: {
    readonly meta: PageMeta;
    readonly heading: Localized;
    readonly lead: Localized;
    readonly services: Localized;
    readonly way: Localized;
    readonly steps: { readonly heading: Localized; readonly bring: Part; readonly agree: Part; readonly ride: Part };
    readonly hours: Localized;
  };
  /** The facts with opening hours, and where their clock hangs (IANA). */
  readonly structure: { readonly opening: readonly FactId[]; readonly timeZone: string };
}

export interface ServicesProps {
  readonly copy: {
    readonly meta: PageMeta;
    readonly heading: Localized;
    readonly lead: Localized;
    readonly jobs: Readonly<Record<string, { readonly name: Localized; readonly text: Localized }>>;
    readonly estimate: {
      readonly heading: Localized;
      readonly hint: Localized;
      readonly total: Formatted<{ jobs: number; amount: string }>;
    };
  };
  /** Job → the fact with its price. */
  readonly structure: { readonly prices: Readonly<Record<string, FactId>> };
}

export interface TextProps {
  readonly copy: {
    readonly meta: PageMeta;
    readonly heading: Localized;
    readonly lead: Localized;
    readonly sections: Readonly<Record<string, { readonly heading: Localized; readonly text: RichText }>>;
  };
  readonly structure: Readonly<Record<string, never>>;
}

export interface TermsProps {
  readonly copy: {
    readonly meta: PageMeta;
    readonly title: Localized;
    readonly lead: Localized;
    readonly clauses: Readonly<Record<string, Readonly<Record<string, RichText>>>>;
  };
  readonly structure: { readonly outline: Outline };
}

export interface NotFoundProps {
  readonly copy: { readonly meta: PageMeta; readonly heading: Localized; readonly text: Localized; readonly button: Localized };
  readonly structure: Readonly<Record<string, never>>;
}
