import { code } from '../code-definition.ts';

/** Addresses of pages, redirects, and the list of published addresses. */
export const routes = {
  WL3001: code({ suppressible: false })`Two pages have the same address.
    An address belongs to one page. Change one of the two paths.
    - support: path '/:locale/help', faq: path '/:locale/help'
    + support: path '/:locale/help', faq: path '/:locale/questions'`,
  WL3004: code({ suppressible: false })`A path pattern is malformed.
    A path starts with a slash, is in lower case and may contain two placeholders: :locale as the first segment, and :product for the slug of the brand.
    - path: ':locale/Support'
    + path: '/:locale/support'`,
  WL3009: code()`An address cannot be reached, because something else answers there.
    Hosts do not distinguish capitals from small letters, nor /help, /help/, /help.html and /help/index.html. Some prefixes are reserved for files and for the host.
    - path: '/assets/prices'
    + path: '/prices'`,
  WL3010: code()`A former address cannot lead to its page.
    An address under \`redirectFrom\` leads to its page in one step. It must not be the address of a page, belongs to one page, and names a locale of the page.
    - path: '/:locale/support', redirectFrom: ['/:locale/support']
    + path: '/:locale/support', redirectFrom: ['/:locale/help']`,
  WL3011: code()`A redirect does not lead to its planned page.
    Hosts with redirect rules get rules, others a page for each redirect. Both lead to the planned page in one step, and no file has the address of a rule.
    - /at/ /at-en/ 301
    + /at/ /at-de/ 301`,
  WL3020: code()`A published address is gone.
    People have saved it, and other sites link to it. content/addresses.lock lists what was published; an address in it stays a page or leads to one.
    - path: '/:locale/support'   // was '/:locale/help'
    + path: '/:locale/support', redirectFrom: ['/:locale/help']`,
  WL3021: code()`A published place on a page is gone.
    Links to it now show the top of the page. content/addresses.lock lists published places.
    - <section id="questions">   <!-- was id="faq" -->
    + <section id="faq">`,
  WL3022: code()`A line in the list of published addresses cannot be read.
    Each line of content/addresses.lock is one address, optionally with # and a place. A merge may repeat and reorder lines.
    - <<<<<<< ours
    + /at-de/support/#faq`,
  WL3023: code({ severity: 'warning' })`The list of published addresses is not complete.
    Addresses that are not in content/addresses.lock are not protected. Record new ones when they are published.
    - a new page, and no line for it
    + npx wortlaut routes --lock`,
  WL3033: code({ suppressible: false, followsFromUnread: ['pages'] })`Nothing answers at the address /.
    People type this address, and others link to it. Give it to a page, or list it as a former address of a page, to which it then leads.
    - no page has the address '/'
    + addresses: [{ path: '/', language: 'en', canonical: true }], or redirectFrom: ['/']`,
  WL3034: code({ suppressible: false, followsFromUnread: ['pages'] })`The site has no page for addresses that do not exist.
    Hosts show the file /404.html for every unknown address. Without it visitors see a bare message of the host, without a way back.
    - no page has status: 404 and the address /404.html
    + status: 404, indexed: false, addresses: [{ path: '/404.html', language: 'en', canonical: true }]`,
  WL3040: code({ suppressible: false })`An address is reserved for a list.
    A page with \`lists\` and a size has as many addresses as its entries need, which end with a number: /en/journal/2/. A page with such an address collides with them, if not today, then with the next entries.
    - journal: path '/:locale/journal', lists: { template: 'article', size: 10 }; year: path '/:locale/journal/2026'
    + year: path '/:locale/journal/year-2026'`,
};
