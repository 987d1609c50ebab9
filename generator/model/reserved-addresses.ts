/** What begins like this, the host answers itself. */
export const endpointFolder = '/api/';

/** Images that every theme has in runtime/static with these names. */
export const staticFileNames: readonly string[] = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
];

/** First segments that pages cannot have: the host's endpoints, the development server, and files beside the pages. */
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
