/** What this theme reads of the site file and of each country file, in their field `values`. */
declare module 'wortlaut' {
  interface SiteValues {
    /** What counts visits that have led to something, after consent and by one image per event (C5), on the pages of its image origin. */
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
