/**
 * A list in a page's structure that names every country of the site by its code, in the order in which the page shows them
 * (`rows: { eachCountry: ['at', 'ch'] }`). The checks tell which country it lacks, and which of its names are no country.
 */
export interface EachCountry {
  readonly eachCountry: readonly string[];
}
