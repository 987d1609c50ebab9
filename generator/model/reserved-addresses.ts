import { isSitemap } from './sitemap-limits.ts';

/** Beginnings of addresses that the host answers itself. */
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

/** Whether pages cannot have this first segment: the host's endpoints, the development server, and files beside the pages have it. */
export const isReserved = (segment: string): boolean => reserved.includes(segment) || isSitemap(segment);

const reserved: readonly string[] = [
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
];
