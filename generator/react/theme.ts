import type { ComponentType, ReactNode } from 'react';
import type { ColourTable } from '../model/colour-pairs.ts';
import type { Localized } from '../model/localized.ts';
import type { BrandKey, DictionaryTexts } from '../model/register.ts';
import type { TextLimit } from '../model/text-limit.ts';
import type { Endpoint, EndpointPlace } from './endpoint.ts';
import type { PageContext } from './page-context.ts';

/** Props of the layout: the content of the page, and its language and direction if they differ from the page's. */
export interface LayoutProps {
  /** BCP 47 tag. */
  readonly contentTag: string | undefined;
  /** The value of `dir` on the element around the content. */
  readonly contentDirection: 'ltr' | 'rtl' | undefined;
  /** The content of the page. */
  readonly children: ReactNode;
}

/** The title, description and preview of a page. */
export interface PageMeta {
  /** The title, as browsers and search engines show it. */
  readonly title: Localized;
  /** The description, as search engines show it. */
  readonly description: Localized;
}

/** A page as its structured data describes it. */
export interface StructuredDataInput {
  /** The name of its template. */
  readonly template: string;
  /** The texts of the page, as its template gets them. */
  readonly copy: unknown;
  /** The structure of the page, as its template gets it. */
  readonly structure: unknown;
  /** The context of the page. */
  readonly context: PageContext;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The path where the site begins. */
  readonly start: string;
}

/** A group of the dictionary and a key in it. */
export type WordKey = {
  [Group in keyof DictionaryTexts & string]: readonly [Group, keyof DictionaryTexts[Group] & string];
}[keyof DictionaryTexts & string];

/** Parts that the heads of all pages share. */
export interface ThemeHead {
  /** The value of the brand that names the site in previews. */
  readonly siteName: BrandKey;
  /** The image of previews: a PNG file below the static files, its size in pixels, and the words that describe it. */
  readonly shareImage: { readonly path: string; readonly width: number; readonly height: number; readonly description: WordKey };
  /**
   * The words for title and description at the further addresses of a list, with the arguments `{text}` and `{number}`; without them both
   * end with the number.
   */
  readonly numbered?: WordKey;
  /**
   * The id of an element at the end of each page. A document that arrives in parts is first painted when the start tag is there, so that
   * the parts before it do not move.
   */
  readonly paintAfter?: string;
}

/** The context of a document of the theme: values that every page of its locale can read, and its own place. */
export interface DocumentContext
  extends Pick<
    PageContext,
    | 'tag'
    | 'language'
    | 'country'
    | 'words'
    | 'link'
    | 'pages'
    | 'fact'
    | 'format'
    | 'number'
    | 'date'
    | 'shortDate'
    | 'regionName'
    | 'brand'
    | 'external'
  > {
  /** The path of the document: `/de-de/feed.xml`. */
  readonly path: string;
  /** Begins every absolute address: `https://www.example.com`. */
  readonly origin: string;
}

/** A file that a theme writes once for every locale, such as a feed. */
export interface ThemeDocument {
  /** Media type: `application/atom+xml`. */
  readonly type: string;
  /** With these words, every page of the locale names the document in its head as another form of the site (rel="alternate"). */
  readonly title?: WordKey;
  /** Returns the text of the file, with texts escaped. The same input must give the same text: no clock, no random number. */
  readonly render: (context: DocumentContext) => string;
}

/** The parts with which the pages of a site are rendered. */
export interface Theme {
  /** The component around every page. */
  readonly layout: ComponentType<LayoutProps>;
  /** The components that pages name as their template. Each gets the texts of its page and its structure. */
  readonly templates: Readonly<Record<string, ComponentType<never>>>;
  /** Parts that the heads of all pages share. */
  readonly head: ThemeHead;
  /** The structured data of a page for search engines (schema.org). */
  readonly structuredData?: (page: StructuredDataInput) => object[];
  /** Name → a file in every locale: `feed.xml` is at `/en/feed.xml`. */
  readonly documents?: Readonly<Record<string, ThemeDocument>>;
  /** Path below `/api/` → its endpoint, loaded at the first request. */
  readonly endpoints?: Readonly<Record<`/api/${string}`, () => Promise<Endpoint>>>;
  /** The endpoint of the forms as an OpenAPI 3.1 document, for authors of a server. */
  readonly openApi?: (place: EndpointPlace) => Promise<object>;
  /** How much room texts have. */
  readonly textLimits?: readonly TextLimit[];
  /** The words by which a link announces a new tab. If they are set, links to other sites must open a new tab and announce it. */
  readonly newTab?: WordKey;
  /** The colours that meet, whose contrast is checked in both colour schemes. */
  readonly colours?: ColourTable;
  /** The countries whose flags the theme has, if it has flags. */
  readonly flags?: readonly string[];
}

/** Returns the theme; its type checks it. */
export const defineTheme = <const Given extends Theme>(theme: Given): Given => theme;
