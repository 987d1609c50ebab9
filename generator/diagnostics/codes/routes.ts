import type { Explanation } from '../explanation.ts';

/** WL3xxx. Routes and links. */
export const routes = {
  WL3001: {
    title: 'Two pages have the same address.',
    cause: 'An address belongs to one page. Change one of the two paths.',
    bad: "support: path '/:locale/help', faq: path '/:locale/help'",
    good: "support: path '/:locale/help', faq: path '/:locale/questions'",
  },
  WL3002: {
    title: 'A link names a page that does not exist.',
    cause: 'Links name pages by the name of their folder, so that they follow when an address changes.',
    bad: "to('suport')",
    good: "to('support')",
  },
  WL3003: {
    title: 'A link names a place that the page does not have.',
    cause: 'The places that may be linked to are listed in content/pages/pages.ts, and the page must have an element with that id.',
    bad: "to('support', 'questions')",
    good: "to('support', 'faq')",
  },
  WL3004: {
    title: 'A path pattern is malformed.',
    cause:
      'A path starts with a slash, is in lower case and knows two placeholders: :locale as the first segment, and :product for the slug of the brand.',
    bad: "path: ':locale/Support'",
    good: "path: '/:locale/support'",
  },
  WL3005: {
    title: 'A link names an external address that the brand file does not list.',
    cause: 'Every address outside the site has a name in content/brand.ts, so that it is changed in one place.',
    bad: "external('blgo')",
    good: "external('blog')",
  },
  WL3006: {
    title: 'An external address is not a https address.',
    cause: 'Visitors must not be sent to an address that can be read or changed on the way.',
    bad: "blog: 'http://blog.example/'",
    good: "blog: 'https://blog.example/'",
  },
  WL3007: {
    title: 'A menu or header names something that does not exist.',
    cause: 'The header names menus of navigation.ts, countries and languages by their codes.',
    bad: "header: { default: 'man' }",
    good: "header: { default: 'main' }",
  },
  WL3008: {
    title: 'A link is left out for a country.',
    cause: 'The country is named before the site has its page. The gap is declared with its reason, and told until the page is there.',
    bad: "countries: { gb: omit('Comes with the legal texts.') }",
    good: "countries: { gb: to('terms') }",
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
    title: 'The files for redirects differ from the plan.',
    cause:
      'Hosts that know redirects read them in _redirects, the others show a page for each. Both lead to a page in one step, as the plan says.',
    bad: '/at/ /at-en/ 301',
    good: '/at/ /at-de/ 301',
  },
  WL3012: {
    title: 'A link leads to no page.',
    cause:
      'Whoever follows it meets the not-found page. Links that name pages with to() cannot go wrong; this one was spelt by hand or by a template.',
    bad: '<a href="/at-de/suport/">',
    good: '<a href="/at-de/support/">',
  },
  WL3013: {
    title: 'A link leads to a place that its page does not have.',
    cause: 'Browsers then show the top of the page, and nobody finds what was meant.',
    bad: '<a href="#questions"> … <section id="faq">',
    good: '<a href="#faq"> … <section id="faq">',
  },
  WL3014: {
    title: 'A link leads to a page by a detour.',
    cause:
      'A redirect costs visitors time, and a second address splits what search engines know of a page. Each page is linked to by its own address, spelt in one way.',
    bad: '<a href="/at/support">',
    good: '<a href="/at-de/support/">',
  },
  WL3015: {
    title: 'A link leads to a page that is not meant to be visited.',
    cause: 'The page is left out for this country and language, or it answers for addresses that do not exist.',
    bad: '<a href="/at-de/404.html">',
    good: '<a href="/at-de/">',
  },
  WL3016: {
    title: 'A file that is named does not exist.',
    cause: 'A picture, style, script, font or icon is missing in the output, so the page is shown without it.',
    bad: '<link rel="icon" href="/icon.gif">',
    good: '<link rel="icon" href="/favicon.svg">',
  },
  WL3017: {
    title: 'A link to an e-mail address or telephone number is wrong.',
    cause:
      'Numbers are dialled from every country, so they begin with + and the country code; and who is reached is the brand, as content/brand.ts says.',
    bad: '<a href="tel:030 23125">',
    good: '<a href="tel:+493023125014">',
  },
  WL3018: {
    title: 'A link leaves the site for an address that the brand file does not list.',
    cause: 'Every address outside the site has a name in content/brand.ts, so that it can be seen and changed in one place.',
    bad: '<a href="https://somewhere.example/">',
    good: "external('blog')",
  },
  WL3019: {
    title: 'A link leaves the site without saying so.',
    cause:
      'A link to another site opens a tab of its own, so that the shop is not lost, and says so to people who cannot see it happen (WCAG 3.2.5, G201).',
    bad: '<a href="https://blog.example/">Blog</a>',
    good: '<a href="https://blog.example/" target="_blank" rel="noopener">Blog (opens in a new tab)</a>',
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
    cause: 'Nothing watches over an address that is not in content/addresses.lock. Record new ones when they are published.',
    bad: 'a new page, and no line for it',
    good: 'npm run site -- routes --lock',
  },
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
    cause: 'It lists every page that may be found, no other, and the same languages for each as the page itself.',
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
  WL3030: {
    title: 'A country has no contract document, or none in a language that it offers.',
    cause:
      'The menus lead readers to the contract of their country. A country without one shows no such entry, and people there would accept terms that they cannot read. A language without a text of its own is spelt out under gaps of the document.',
    bad: "content/countries/pt.ts, but no page of content/terms has an address with country: 'pt'",
    good: "content/terms/pt/page.ts: addresses: [{ path: '/pt-pt/agb', country: 'pt', language: 'pt', canonical: true }]; a language less: gaps: { 'pt-en': fallback('pt') }",
  },
  WL3031: {
    title: 'A link leads to a page that its readers do not have.',
    cause:
      'An entry of a menu whose page has no address for readers of a country disappears there, and so does a link on a page; in a text its words stay and lead nowhere. Give the page an address there, link to a page that all readers have, or name another target for that country in the menu, with omit and the reason where it is nothing.',
    bad: "to: to('prices'), but prices has addresses in Austria alone",
    good: "to: { countries: { pt: omit('Prices follow in spring.') }, default: to('prices') }",
  },
  WL3032: {
    title: 'A box accepts terms that its link does not lead to.',
    cause:
      'Who ticks the box accepts the contract of the country, so the link beside it leads to that document and nowhere else. The link says what it is with rel="terms-of-service".',
    bad: '<input type="checkbox" name="acceptTerms" required> … <a href="/at-de/" rel="terms-of-service">',
    good: '<input type="checkbox" name="acceptTerms" required> … <a href="/at-de/agb/" rel="terms-of-service">',
  },
  WL3033: {
    title: 'Nothing answers at the address /.',
    cause:
      'It is the address that people type and that others link to. A page has it, or a page says that it was there before, and then it leads on.',
    bad: "no page has the address '/'",
    good: "addresses: [{ path: '/', language: 'en', canonical: true }], or redirectFrom: ['/']",
  },
  WL3034: {
    title: 'The site has no page for addresses that do not exist.',
    cause:
      'Hosts show the file /404.html for every address that is no page. Without it visitors see a bare message of the host, without a way back.',
    bad: 'no page has status: 404 and the address /404.html',
    good: "status: 404, indexed: false, addresses: [{ path: '/404.html', language: 'en', canonical: true }]",
  },
  WL3035: {
    title: 'A list of contracts leaves out one that there is.',
    cause:
      'Menus and contracts list the contracts of all countries, so that readers who are in the wrong one find theirs. A country that has a contract and stands in no list is not found that way.',
    bad: "elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch') }, and content/terms/cz has a contract",
    good: "elsewhere: { at: toEdition('terms', 'at'), ch: toEdition('terms', 'ch'), cz: toEdition('terms', 'cz') }",
  },
  WL3036: {
    title: 'A list of all countries lacks one, or names one that is none.',
    cause:
      'A structure says with eachCountry that a page lists the countries of the site. A country that is added has to be added there, too; one that has a contract may stand there before the site has it.',
    bad: "rows: { eachCountry: ['at'] }, and content/countries has at.ts and ch.ts",
    good: "rows: { eachCountry: ['at', 'ch'] }",
  },
  WL3037: {
    title: 'A menu has an entry twice.',
    cause: 'Visitors see the same words with the same target two times in one menu.',
    bad: "legal: [{ label: 'footer.privacy', to: to('privacy') }, { label: 'footer.privacy', to: to('privacy') }]",
    good: "legal: [{ label: 'footer.privacy', to: to('privacy') }]",
  },
  WL3038: {
    title: 'The contact in security.txt has expired.',
    cause:
      'A security.txt says until when it holds (RFC 9116). After that day its reader has to take it for forgotten, so it is confirmed once a year.',
    bad: "security: { contact: 'mailto:security@example.org', expires: '2026-01-31' }, and it is later",
    good: "security: { contact: 'mailto:security@example.org', expires: '2027-01-31' }",
  },
  WL3039: {
    title: 'A component spells the address of a page.',
    cause:
      'An address that is written in runtime/ leads all readers to one country and language, and breaks when the path of its page changes. Links name pages, and the build makes their addresses.',
    bad: '<a href="/de-de/support/">',
    good: "<a href={link({ page: 'support' })}>",
  },
} as const satisfies Record<string, Explanation>;
