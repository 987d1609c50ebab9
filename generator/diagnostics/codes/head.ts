import { code } from '../code-definition.ts';

/** Metadata for search engines and previews (WL5030 to WL5039), languages of a page, canonical addresses, the sitemap, robots.txt. */
export const head = {
  WL5030: code()`A page has no title or no description.
    The title names the tab, bookmark and search result, and screen readers announce it first (WCAG 2.4.2).
    - <title></title>
    + <title>Support for your bicycle</title>`,
  WL5031: code()`Two pages have the same title or description.
    They cannot be distinguished in search results, tabs and bookmarks (WCAG 2.4.2). One page may have the same title in two countries.
    - support: title 'Help', faq: title 'Help'
    + support: title 'Help', faq: title 'Questions and answers'`,
  WL5032: code()`The head of a page is incomplete, or repeats an element.
    Browsers need the encoding first, and a viewport that can be zoomed (WCAG 1.4.4); with two titles or canonical addresses it is unclear which one counts.
    - <meta name="viewport" content="width=device-width, user-scalable=no">
    + <meta name="viewport" content="width=device-width, initial-scale=1">`,
  WL5033: code()`The picture for previews is not a PNG of the right size.
    Messengers and networks show a card of 1200 × 630 pixels; some omit pictures of more than 300 KB.
    - a JPEG of 800 × 800 pixels
    + a PNG of 1200 × 630 pixels, 170 KB`,
  WL5034: code()`Previews differ from the page.
    The recipient of a link sees the card before the page: title, description, address, picture and its description (Open Graph).
    - <meta property="og:title" content="Home">
    + <meta property="og:title" content="Muster: the reading room in your street">`,
  WL5035: code({ followsFrom: 'WL2010' })`Structured data cannot be read, or lacks a required property.
    Search engines ignore broken JSON-LD and things without their required properties (schema.org).
    - { "@type": "Offer", "price": 249 }
    + { "@type": "Offer", "price": 249, "priceCurrency": "EUR" }`,
  WL5036: code()`Structured data contains something that the page does not show.
    Search engines may read only what visitors can read: the page shows every text and price of the JSON-LD.
    - "price": 199, and the page shows € 249
    + "price": 249, and the page shows € 249`,
  WL5037: code()`Structured data names a missing address, or describes one thing in two ways.
    Search engines follow addresses in JSON-LD like links, and an @id names one thing on all pages.
    - "url": "https://www.muster.example/start"
    + "url": "https://www.muster.example/"`,
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
