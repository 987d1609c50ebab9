import type { CodeDefinition } from '../code-definition.ts';

/** Addresses of pages, redirects, and the list of published addresses. */
export const routes = {
  WL3001: {
    title: 'Two pages have the same address.',
    cause: 'An address belongs to one page. Change one of the two paths.',
    bad: "support: path '/:locale/help', faq: path '/:locale/help'",
    good: "support: path '/:locale/help', faq: path '/:locale/questions'",
    suppressible: false,
  },
  WL3004: {
    title: 'A path pattern is malformed.',
    cause:
      'A path starts with a slash, is in lower case and may contain two placeholders: :locale as the first segment, and :product for the slug of the brand.',
    bad: "path: ':locale/Support'",
    good: "path: '/:locale/support'",
    suppressible: false,
  },
  WL3009: {
    title: 'An address cannot be reached, because something else answers there.',
    cause:
      'Hosts do not distinguish capitals from small letters, nor /help, /help/, /help.html and /help/index.html. Some prefixes are reserved for files and for the host.',
    bad: "path: '/assets/prices'",
    good: "path: '/prices'",
  },
  WL3010: {
    title: 'A former address cannot lead to its page.',
    cause:
      'An address under `redirectFrom` leads to its page in one step. It must not be the address of a page, belongs to one page, and names a locale of the page.',
    bad: "path: '/:locale/support', redirectFrom: ['/:locale/support']",
    good: "path: '/:locale/support', redirectFrom: ['/:locale/help']",
  },
  WL3011: {
    title: 'A redirect does not lead to its planned page.',
    cause:
      'Hosts with redirect rules get rules, others a page for each redirect. Both lead to the planned page in one step, and no file has the address of a rule.',
    bad: '/at/ /at-en/ 301',
    good: '/at/ /at-de/ 301',
  },
  WL3020: {
    title: 'A published address is gone.',
    cause:
      'People have saved it, and other sites link to it. content/addresses.lock lists what was published; an address in it stays a page or leads to one.',
    bad: "path: '/:locale/support'   // was '/:locale/help'",
    good: "path: '/:locale/support', redirectFrom: ['/:locale/help']",
  },
  WL3021: {
    title: 'A published place on a page is gone.',
    cause: 'Links to it now show the top of the page. content/addresses.lock lists published places.',
    bad: '<section id="questions">   <!-- was id="faq" -->',
    good: '<section id="faq">',
  },
  WL3022: {
    title: 'A line in the list of published addresses cannot be read.',
    cause: 'Each line of content/addresses.lock is one address, optionally with # and a place. A merge may repeat and reorder lines.',
    bad: '<<<<<<< ours',
    good: '/at-de/support/#faq',
  },
  WL3023: {
    title: 'The list of published addresses is not complete.',
    severity: 'warning',
    cause: 'Addresses that are not in content/addresses.lock are not protected. Record new ones when they are published.',
    bad: 'a new page, and no line for it',
    good: 'npx wortlaut routes --lock',
  },
  WL3033: {
    title: 'Nothing answers at the address /.',
    cause:
      'People type this address, and others link to it. Give it to a page, or list it as a former address of a page, to which it then leads.',
    bad: "no page has the address '/'",
    good: "addresses: [{ path: '/', language: 'en', canonical: true }], or redirectFrom: ['/']",
    suppressible: false,
  },
  WL3034: {
    title: 'The site has no page for addresses that do not exist.',
    cause:
      'Hosts show the file /404.html for every unknown address. Without it visitors see a bare message of the host, without a way back.',
    bad: 'no page has status: 404 and the address /404.html',
    good: "status: 404, indexed: false, addresses: [{ path: '/404.html', language: 'en', canonical: true }]",
    suppressible: false,
  },
  WL3040: {
    title: 'An address is reserved for a list.',
    cause:
      'A page with `lists` and a size has as many addresses as its entries need, which end with a number: /en/journal/2/. A page with such an address collides with them, if not today, then with the next entries.',
    bad: "journal: path '/:locale/journal', lists: { template: 'article', size: 10 }; year: path '/:locale/journal/2026'",
    good: "year: path '/:locale/journal/year-2026'",
    suppressible: false,
  },
} as const satisfies Record<string, CodeDefinition>;
