/** Where the forms of the offers are sent. The host answers here, not a page. */
export const offerEndpoint = '/api/offer';

/** Addresses that the host answers itself. */
export const endpoints: readonly string[] = [offerEndpoint];

/** First segments under which no page can be: files of the browser's part, the host's own answers, the development server. */
export const reservedSegments: readonly string[] = ['assets', 'api', 'licenses', '@dev'];
