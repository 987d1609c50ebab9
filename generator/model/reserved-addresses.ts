/** Where the forms of the offers are sent. The host answers here, not a page. */
export const offerEndpoint = '/api/offer';

/** Addresses that the host answers itself. */
export const endpoints: readonly string[] = [offerEndpoint];

/** First segments under which no page can be: the host's own answers, the development server, and files beside the pages. */
export const reservedSegments: readonly string[] = [
  '.well-known',
  'api',
  '@dev',
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'assets',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'licenses',
  'robots.txt',
  'share-image.png',
  'site.webmanifest',
  'sitemap.xml',
];
