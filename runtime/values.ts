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
     * A receipt as a shop of this country might print it, for the illustrations: item → minor units of the country's currency. One without
     * any item would be a till that has sold nothing.
     */
    readonly sampleReceipt: { readonly coffee: number; readonly croissant?: number; readonly cake?: number };
  }
}

export {};
