import type { CodeDefinition } from '../code-definition.ts';

/** Input of search engines: languages of a page, canonical addresses, the sitemap, robots.txt. */
export const searchEngines = {
  WL3024: {
    title: 'A list of languages for search engines is faulty.',
    cause: 'Search engines ignore a list with a repeated language or an unknown code, or without its own page or an x-default.',
    bad: '<link rel="alternate" hreflang="de-at" …>',
    good: '<link rel="alternate" hreflang="de-AT" …>',
  },
  WL3025: {
    title: 'The pages of a list of languages do not name each other.',
    cause: 'hreflang counts only where both pages name each other, and where each is an indexed page with its own canonical address.',
    bad: '/at-de/ names /ch-de/, /ch-de/ does not name /at-de/',
    good: '/at-de/ and /ch-de/ have the same list',
  },
  WL3026: {
    title: 'A canonical address is wrong.',
    cause: 'It tells search engines which address of a page counts (RFC 6596): its own, or that of the repeated page, which names itself.',
    bad: '<link rel="canonical" href="https://www.muster.example/at/support">',
    good: '<link rel="canonical" href="https://www.muster.example/at-de/support/">',
  },
  WL3027: {
    title: 'The sitemap differs from the pages.',
    cause:
      'It lists exactly the indexed pages, with the same languages as each page. Search engines read 50,000 addresses and 50 MB per file, so a larger site has several, which sitemap.xml lists.',
    bad: 'a page without noindex that the sitemap does not list',
    good: '<url><loc>https://www.muster.example/at-de/</loc>…</url>',
  },
  WL3028: {
    title: 'A page declares the wrong language.',
    cause:
      'Screen readers pronounce a page, and browsers hyphenate and translate it, by its declared language (WCAG 3.1.1), which is that of its address.',
    bad: '/at-de/: <html lang="en">',
    good: '/at-de/: <html lang="de-AT">',
  },
  WL3029: {
    title: 'robots.txt excludes search engines, or does not name the sitemap.',
    cause: 'Search engines read it first (RFC 9309).',
    bad: 'Disallow: /',
    good: 'Sitemap: https://www.muster.example/sitemap.xml',
  },
} as const satisfies Record<string, CodeDefinition>;
