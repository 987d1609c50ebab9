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
    title: 'A link leads to a missing page.',
    cause: 'It opens the not-found page. Links that name pages with to() are always right; this one was written by hand or by a template.',
    bad: '<a href="/at-de/suport/">',
    good: '<a href="/at-de/support/">',
  },
  WL3013: {
    title: 'A link leads to a place that its page does not have.',
    cause: 'Browsers then show the top of the page instead.',
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
    title: 'A referenced file does not exist.',
    cause: 'A picture, style, script, font or icon is missing in the output, so the page is shown without it.',
    bad: '<link rel="icon" href="/icon.gif">',
    good: '<link rel="icon" href="/favicon.svg">',
  },
  WL3017: {
    title: 'A link to an e-mail address or telephone number is wrong.',
    cause:
      'Numbers are dialled from every country, so they begin with + and the country code. Numbers and addresses are those of content/brand.ts.',
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
    title: 'A link leaves the site without an announcement.',
    cause: 'A link to another site opens a new tab, so that the page is not lost, and announces this in words (WCAG 3.2.5, G201).',
    bad: '<a href="https://blog.example/">Blog</a>',
    good: '<a href="https://blog.example/" target="_blank" rel="noopener">Blog (opens in a new tab)</a>',
  },
  WL3031: {
    title: 'A link leads to a page that its readers do not have.',
    cause:
      'A menu entry or link to a page without an address for readers of a country disappears there; in a text its words remain without a link. Give the page an address there, link to a page that all readers have, or name another target for that country in the menu, or omit with a reason.',
    bad: "to: to('prices'), but prices has addresses in Austria alone",
    good: "to: { countries: { pt: omit('Prices follow in spring.') }, default: to('prices') }",
    suppressible: false,
  },
  WL3032: {
    title: 'A checkbox accepts terms, and its link does not lead to them.',
    cause:
      'The checkbox accepts the contract of the country, so the link beside it must lead to that document. The link has rel="terms-of-service".',
    bad: '<input type="checkbox" name="acceptTerms" required> … <a href="/at-de/" rel="terms-of-service">',
    good: '<input type="checkbox" name="acceptTerms" required> … <a href="/at-de/terms/" rel="terms-of-service">',
  },
  WL3037: {
    title: 'A menu has an entry twice.',
    cause: 'Visitors see the same words with the same target twice in one menu.',
    bad: "legal: [{ label: 'footer.privacy', to: to('privacy') }, { label: 'footer.privacy', to: to('privacy') }]",
    good: "legal: [{ label: 'footer.privacy', to: to('privacy') }]",
  },
  WL3039: {
    title: 'A component contains the address of a page.',
    cause:
      'A literal address in runtime/ leads all readers to one country and language, and breaks when the path of its page changes. Name the page; the build makes its address.',
    bad: '<a href="/de-de/support/">',
    good: "<a href={link({ page: 'support' })}>",
    foundBy: 'theme',
  },
} as const satisfies Record<string, CodeDefinition>;
