import { code } from '../code-definition.ts';

/** WL5030 to WL5039. Metadata for search engines and previews. */
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
};
