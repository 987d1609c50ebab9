/**
 * A list in a page's structure with every country of the site by its code, in the order in which the page shows them (`rows: { eachCountry:
 * ['at', 'ch'] }`). Checks report missing and unknown countries.
 */
export interface EachCountry {
  /** The codes, in order. */
  readonly eachCountry: readonly string[];
}
