import { code } from '../code-definition.ts';

/** Input of search engines: languages of a page, canonical addresses, the sitemap, robots.txt. */
export const searchEngines = {
  WL3024: code()`A list of languages for search engines is faulty.
    Search engines ignore a list with a repeated language or an unknown code, or without its own page or an x-default.
    - <link rel="alternate" hreflang="de-at" …>
    + <link rel="alternate" hreflang="de-AT" …>`,
  WL3025: code()`The pages of a list of languages do not name each other.
    hreflang counts only where both pages name each other, and where each is an indexed page with its own canonical address.
    - /at-de/ names /ch-de/, /ch-de/ does not name /at-de/
    + /at-de/ and /ch-de/ have the same list`,
  WL3026: code()`A canonical address is wrong.
    It tells search engines which address of a page counts (RFC 6596): its own, or that of the repeated page, which names itself.
    - <link rel="canonical" href="https://www.muster.example/at/support">
    + <link rel="canonical" href="https://www.muster.example/at-de/support/">`,
  WL3027: code()`The sitemap differs from the pages.
    It lists exactly the indexed pages, with the same languages as each page. Search engines read 50,000 addresses and 50 MB per file, so a larger site has several, which sitemap.xml lists.
    - a page without noindex that the sitemap does not list
    + <url><loc>https://www.muster.example/at-de/</loc>…</url>`,
  WL3028: code()`A page declares the wrong language.
    Screen readers pronounce a page, and browsers hyphenate and translate it, by its declared language (WCAG 3.1.1), which is that of its address.
    - /at-de/: <html lang="en">
    + /at-de/: <html lang="de-AT">`,
  WL3029: code()`robots.txt excludes search engines, or does not name the sitemap.
    Search engines read it first (RFC 9309).
    - Disallow: /
    + Sitemap: https://www.muster.example/sitemap.xml`,
};
