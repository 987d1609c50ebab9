import type { GoodName, TaxClass } from './goods.ts';

/** Values that this theme reads in the field `values` of the site file and of each country file. */
declare module 'wortlaut' {
  interface SiteValues {
    /** The pixel that counts successful visits after consent, by one image per event (C5), on the pages of its image origin. */
    readonly pixel?: {
      /** Address of the image. */
      readonly endpoint: `https://${string}`;
      /** Names the question that visitors answer: with another name, everybody is asked again. */
      readonly question: string;
    };
  }
  interface CountryValues {
    /**
     * A receipt as a café of this country might print it, for the illustrations and the first sale of the till: item → minor units of the
     * country's currency. One without any item would be a till that has sold nothing.
     */
    readonly sampleReceipt: { readonly coffee: number; readonly croissant?: number; readonly cake?: number };
    /** Prices of all other goods of the till. Without them, or without taxes, pages of the country have no till. */
    readonly goods?: { readonly [Name in Exclude<GoodName, 'coffee' | 'croissant' | 'cake'>]: number };
    /** Name of a rate in the law of the country → what is taxed by it. */
    readonly taxes?: Readonly<Record<string, readonly TaxClass[]>>;
    /** The words around the code that the law of the country asks for on a receipt, in its language. */
    readonly qr?: { readonly heading: string; readonly mark: string };
  }
}
