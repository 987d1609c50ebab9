import type { ComponentType, ReactNode } from 'react';
import type { Localized } from '../model/localized.ts';
import type { TextLimit } from '../model/text-limit.ts';
import type { PageContext } from './page-context.ts';

/** What the layout gets: the content of the page, and its language where that differs from the page's. */
export interface LayoutProps {
  /** BCP 47 tag. */
  readonly contentTag: string | undefined;
  readonly children: ReactNode;
}

/** What every page says of itself, beside what it shows. */
export interface PageMeta {
  readonly title: Localized;
  readonly description: Localized;
}

/** A page as its structured data describes it. */
export interface StructuredDataInput {
  readonly template: string;
  readonly copy: unknown;
  readonly structure: unknown;
  readonly context: PageContext;
  readonly origin: string;
  /** The path where the site begins. */
  readonly start: string;
}

/** What the pages of a site are rendered with. */
export interface Theme {
  /** Stands around every page. */
  readonly layout: ComponentType<LayoutProps>;
  /** The components that pages name as their template. Each gets the texts of its page and its structure. */
  readonly templates: Readonly<Record<string, ComponentType<never>>>;
  /** The structured data of a page for search engines (schema.org). */
  readonly structuredData?: (page: StructuredDataInput) => object[];
  /** How much room texts have. */
  readonly textLimits?: readonly TextLimit[];
  /** The countries whose flags the theme has, if it has flags. */
  readonly flags?: readonly string[];
}

/** Returns the theme; its type checks it. */
export const defineTheme = <const Given extends Theme>(theme: Given): Given => theme;
