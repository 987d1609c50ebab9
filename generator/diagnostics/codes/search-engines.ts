import type { CodeDefinition } from '../code-definition.ts';

/** What search engines read: languages of a page, canonical addresses, the sitemap, robots.txt. */
export const searchEngines = {
  WL3024: {
    title: 'A list of languages for search engines is faulty.',
    cause:
      'Search engines drop a list in which a language stands twice, has a code that nobody knows, or which lacks its own page or an x-default.',
    bad: '<link rel="alternate" hreflang="de-at" …>',
    good: '<link rel="alternate" hreflang="de-AT" …>',
  },
  WL3025: {
    title: 'The pages of a list of languages do not name each other.',
    cause: 'hreflang counts only where both pages name each other, and where each is a page that may be found under its own address.',
    bad: '/at-de/ names /ch-de/, /ch-de/ does not name /at-de/',
    good: '/at-de/ and /ch-de/ have the same list',
  },
  WL3026: {
    title: 'A canonical address is wrong.',
    cause:
      'It tells search engines which address of a page counts (RFC 6596): the own one, or that of the page that is repeated, which names itself.',
    bad: '<link rel="canonical" href="https://www.muster.example/at/support">',
    good: '<link rel="canonical" href="https://www.muster.example/at-de/support/">',
  },
  WL3027: {
    title: 'The sitemap differs from the pages.',
    cause:
      'It lists every page that may be found, no other, and the same languages for each as the page itself. Search engines read 50,000 addresses and 50 MB of one file, so that a larger site has several, which sitemap.xml lists.',
    bad: 'a page without noindex that the sitemap does not list',
    good: '<url><loc>https://www.muster.example/at-de/</loc>…</url>',
  },
  WL3028: {
    title: 'A page says the wrong language of itself.',
    cause:
      'Screen readers pronounce a page, and browsers hyphenate and translate it, by the language that it says (WCAG 3.1.1); it is that of its address.',
    bad: '/at-de/: <html lang="en">',
    good: '/at-de/: <html lang="de-AT">',
  },
  WL3029: {
    title: 'robots.txt does not let search engines in, or does not name the sitemap.',
    cause: 'Search engines ask for it first (RFC 9309).',
    bad: 'Disallow: /',
    good: 'Sitemap: https://www.muster.example/sitemap.xml',
  },
} as const satisfies Record<string, CodeDefinition>;
