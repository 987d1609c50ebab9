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
      'A path starts with a slash, is in lower case and knows two placeholders: :locale as the first segment, and :product for the slug of the brand.',
    bad: "path: ':locale/Support'",
    good: "path: '/:locale/support'",
    suppressible: false,
  },
  WL3009: {
    title: 'An address cannot be reached, because something else answers there.',
    cause:
      'Hosts make no difference between capitals and small letters, or between /help, /help/, /help.html and /help/index.html; and some beginnings are kept for files and for the host itself.',
    bad: "path: '/assets/prices'",
    good: "path: '/prices'",
  },
  WL3010: {
    title: 'A former address cannot lead to its page.',
    cause:
      'An address under `redirectFrom` leads to its page in one step. So it is no address of a page, belongs to one page, and names a locale that the page has.',
    bad: "path: '/:locale/support', redirectFrom: ['/:locale/support']",
    good: "path: '/:locale/support', redirectFrom: ['/:locale/help']",
  },
  WL3011: {
    title: 'A redirect does not lead to a page as the plan says.',
    cause:
      'Hosts that know redirects get them as rules, the others show a page for each. Both lead to a page in one step, as the plan says, and where there are rules no file has the address of one.',
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
    cause: 'Links to it now show the top of the page. content/addresses.lock lists the places that were published.',
    bad: '<section id="questions">   <!-- was id="faq" -->',
    good: '<section id="faq">',
  },
  WL3022: {
    title: 'A line in the list of published addresses cannot be read.',
    cause:
      'Each line of content/addresses.lock is one address, with # and a place behind it where one is meant. A merge may put lines together in any order, and twice.',
    bad: '<<<<<<< ours',
    good: '/at-de/support/#faq',
  },
  WL3023: {
    title: 'The list of published addresses is not complete.',
    severity: 'warning',
    cause: 'Nothing watches over an address that is not in content/addresses.lock. Record new ones when they are published.',
    bad: 'a new page, and no line for it',
    good: 'npx wortlaut routes --lock',
  },
  WL3033: {
    title: 'Nothing answers at the address /.',
    cause:
      'It is the address that people type and that others link to. A page has it, or a page says that it was there before, and then it leads on.',
    bad: "no page has the address '/'",
    good: "addresses: [{ path: '/', language: 'en', canonical: true }], or redirectFrom: ['/']",
    suppressible: false,
  },
  WL3034: {
    title: 'The site has no page for addresses that do not exist.',
    cause:
      'Hosts show the file /404.html for every address that is no page. Without it visitors see a bare message of the host, without a way back.',
    bad: 'no page has status: 404 and the address /404.html',
    good: "status: 404, indexed: false, addresses: [{ path: '/404.html', language: 'en', canonical: true }]",
    suppressible: false,
  },
  WL3040: {
    title: 'An address is kept for the further addresses of a list.',
    cause:
      'A page with `lists` and a size has as many addresses as its entries need, which end with a number: /en/journal/2/. A page that has such an address would be in their way, if not today, then with the next entries.',
    bad: "journal: path '/:locale/journal', lists: { template: 'article', size: 10 }; year: path '/:locale/journal/2026'",
    good: "year: path '/:locale/journal/year-2026'",
    suppressible: false,
  },
} as const satisfies Record<string, CodeDefinition>;
