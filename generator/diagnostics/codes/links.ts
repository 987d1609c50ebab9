import type { CodeDefinition } from '../code-definition.ts';

export const links = {
  WL3002: {
    title: 'A link names a page that does not exist.',
    cause: 'Links name pages by the name of their folder, so that they follow when an address changes.',
    bad: "to('suport')",
    good: "to('support')",
    suppressible: false,
    followsFromUnread: ['pages'],
  },
  WL3003: {
    title: 'A link names a place that the page does not have.',
    cause: 'The places that may be linked to are the anchors of its page.ts, and the page must have an element with that id.',
    bad: "to('support', 'questions')",
    good: "to('support', 'faq')",
    suppressible: false,
    followsFromUnread: ['pages'],
  },
  WL3005: {
    title: 'A link names an external address that the brand file does not list.',
    cause: 'Every address outside the site has a name in content/brand.ts, so that it is changed in one place.',
    bad: "external('blgo')",
    good: "external('blog')",
    suppressible: false,
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
    followsFromUnread: ['countries'],
  },
  WL3008: {
    title: 'A link is left out for a country.',
    severity: 'warning',
    cause: 'The country is named before the site has its page. The gap is declared with its reason, and reported until the page exists.',
    bad: "countries: { gb: omit('Comes with the legal texts.') }",
    good: "countries: { gb: to('terms') }",
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
      'A link to another site opens a tab of its own, so that the page is not lost, and says so to people who cannot see it happen (WCAG 3.2.5, G201).',
    bad: '<a href="https://blog.example/">Blog</a>',
    good: '<a href="https://blog.example/" target="_blank" rel="noopener">Blog (opens in a new tab)</a>',
  },
  WL3031: {
    title: 'A link leads to a page that its readers do not have.',
    cause:
      'An entry of a menu whose page has no address for readers of a country disappears there, and so does a link on a page; in a text its words stay and lead nowhere. Give the page an address there, link to a page that all readers have, or name another target for that country in the menu, with omit and the reason where it is nothing.',
    bad: "to: to('prices'), but prices has addresses in Austria alone",
    good: "to: { countries: { pt: omit('Prices follow in spring.') }, default: to('prices') }",
    suppressible: false,
  },
  WL3032: {
    title: 'A box accepts terms that its link does not lead to.',
    cause:
      'Who ticks the box accepts the contract of the country, so the link beside it leads to that document and nowhere else. The link says what it is with rel="terms-of-service".',
    bad: '<input type="checkbox" name="acceptTerms" required> … <a href="/at-de/" rel="terms-of-service">',
    good: '<input type="checkbox" name="acceptTerms" required> … <a href="/at-de/terms/" rel="terms-of-service">',
  },
  WL3037: {
    title: 'A menu has an entry twice.',
    cause: 'Visitors see the same words with the same target two times in one menu.',
    bad: "legal: [{ label: 'footer.privacy', to: to('privacy') }, { label: 'footer.privacy', to: to('privacy') }]",
    good: "legal: [{ label: 'footer.privacy', to: to('privacy') }]",
  },
  WL3039: {
    title: 'A component spells the address of a page.',
    cause:
      'An address that is written in runtime/ leads all readers to one country and language, and breaks when the path of its page changes. Links name pages, and the build makes their addresses.',
    bad: '<a href="/de-de/support/">',
    good: "<a href={link({ page: 'support' })}>",
    foundBy: 'theme',
  },
} as const satisfies Record<string, CodeDefinition>;
