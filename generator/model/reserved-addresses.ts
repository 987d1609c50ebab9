/** Where the forms of the offers are sent. The host answers here, not a page. */
export const offerEndpoint = '/api/offer';

/** Addresses that the host answers itself. */
export const endpoints: readonly string[] = [offerEndpoint];

/** Pictures that every theme has in runtime/static under these names. */
export const staticFileNames: readonly string[] = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'share-image.png',
];

/** First segments under which no page can be: the host's own answers, the development server, and files beside the pages. */
export const reservedSegments: readonly string[] = [
  ...staticFileNames,
  '.well-known',
  'api',
  '@dev',
  '_headers',
  '_redirects',
  'assets',
  'licenses',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
];
