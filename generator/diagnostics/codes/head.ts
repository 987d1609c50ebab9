import type { CodeDefinition } from '../code-definition.ts';

/** WL5030 to WL5039. Metadata for search engines and previews. */
export const head = {
  WL5030: {
    title: 'A page has no title or no description.',
    cause:
      'The title is what a tab, a bookmark and a search result are called, and what people who listen to a page hear first (WCAG 2.4.2).',
    bad: '<title></title>',
    good: '<title>Support for your bicycle</title>',
  },
  WL5031: {
    title: 'Two pages have the same title or description.',
    cause:
      'In a list of results, among tabs and bookmarks nobody can tell them apart (WCAG 2.4.2). One page may be called the same in two countries.',
    bad: "support: title 'Help', faq: title 'Help'",
    good: "support: title 'Help', faq: title 'Questions and answers'",
  },
  WL5032: {
    title: 'The head of a page lacks something, or has it twice.',
    cause:
      'Browsers need the encoding first, and a viewport that can be zoomed (WCAG 1.4.4); of two titles or canonical addresses nobody knows which one counts.',
    bad: '<meta name="viewport" content="width=device-width, user-scalable=no">',
    good: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  },
  WL5033: {
    title: 'The picture for previews is no PNG of the right size.',
    cause: 'Messengers and networks show a card of 1200 × 630 pixels; what is heavier than 300 KB some of them leave out.',
    bad: 'a JPEG of 800 × 800 pixels',
    good: 'a PNG of 1200 × 630 pixels, 170 KB',
  },
  WL5034: {
    title: 'Previews show something else than the page.',
    cause: 'Whoever is sent a link sees the card before the page: title, description, address, picture and its description (Open Graph).',
    bad: '<meta property="og:title" content="Home">',
    good: '<meta property="og:title" content="Muster: the reading room in your street">',
  },
  WL5035: {
    title: 'Structured data cannot be read, or lacks what it must have.',
    cause: 'Search engines ignore JSON-LD that is broken, or a thing without its required properties (schema.org).',
    bad: '{ "@type": "Offer", "price": 249 }',
    good: '{ "@type": "Offer", "price": 249, "priceCurrency": "EUR" }',
    followsFrom: 'WL2010',
  },
  WL5036: {
    title: 'Structured data says what the page does not show.',
    cause: 'Search engines may read only what visitors can read: every text and price of the JSON-LD stands on the page.',
    bad: '"price": 199, and the page shows € 249',
    good: '"price": 249, and the page shows € 249',
  },
  WL5037: {
    title: 'Structured data names an address that is not there, or describes one thing in two ways.',
    cause: 'Addresses in JSON-LD are followed like links, and an @id stands for one thing on all pages.',
    bad: '"url": "https://www.muster.example/start"',
    good: '"url": "https://www.muster.example/"',
  },
} as const satisfies Record<string, CodeDefinition>;
