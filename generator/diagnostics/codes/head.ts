import type { CodeDefinition } from '../code-definition.ts';

/** WL5030 to WL5039. Metadata for search engines and previews. */
export const head = {
  WL5030: {
    title: 'A page has no title or no description.',
    cause: 'The title names the tab, bookmark and search result, and screen readers announce it first (WCAG 2.4.2).',
    bad: '<title></title>',
    good: '<title>Support for your bicycle</title>',
  },
  WL5031: {
    title: 'Two pages have the same title or description.',
    cause:
      'They cannot be distinguished in search results, tabs and bookmarks (WCAG 2.4.2). One page may have the same title in two countries.',
    bad: "support: title 'Help', faq: title 'Help'",
    good: "support: title 'Help', faq: title 'Questions and answers'",
  },
  WL5032: {
    title: 'The head of a page is incomplete, or repeats an element.',
    cause:
      'Browsers need the encoding first, and a viewport that can be zoomed (WCAG 1.4.4); with two titles or canonical addresses it is unclear which one counts.',
    bad: '<meta name="viewport" content="width=device-width, user-scalable=no">',
    good: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  },
  WL5033: {
    title: 'The picture for previews is not a PNG of the right size.',
    cause: 'Messengers and networks show a card of 1200 × 630 pixels; some omit pictures of more than 300 KB.',
    bad: 'a JPEG of 800 × 800 pixels',
    good: 'a PNG of 1200 × 630 pixels, 170 KB',
  },
  WL5034: {
    title: 'Previews differ from the page.',
    cause: 'The recipient of a link sees the card before the page: title, description, address, picture and its description (Open Graph).',
    bad: '<meta property="og:title" content="Home">',
    good: '<meta property="og:title" content="Muster: the reading room in your street">',
  },
  WL5035: {
    title: 'Structured data cannot be read, or lacks a required property.',
    cause: 'Search engines ignore broken JSON-LD and things without their required properties (schema.org).',
    bad: '{ "@type": "Offer", "price": 249 }',
    good: '{ "@type": "Offer", "price": 249, "priceCurrency": "EUR" }',
    followsFrom: 'WL2010',
  },
  WL5036: {
    title: 'Structured data contains something that the page does not show.',
    cause: 'Search engines may read only what visitors can read: the page shows every text and price of the JSON-LD.',
    bad: '"price": 199, and the page shows € 249',
    good: '"price": 249, and the page shows € 249',
  },
  WL5037: {
    title: 'Structured data names a missing address, or describes one thing in two ways.',
    cause: 'Search engines follow addresses in JSON-LD like links, and an @id names one thing on all pages.',
    bad: '"url": "https://www.muster.example/start"',
    good: '"url": "https://www.muster.example/"',
  },
} as const satisfies Record<string, CodeDefinition>;
