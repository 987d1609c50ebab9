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
    title: 'A link names an outbound address that the brand file does not list.',
    cause: 'Every address outside the site has a name in content/brand.ts, so that it is changed in one place.',
    bad: "outbound('blgo')",
    good: "outbound('blog')",
  },
  WL3006: {
    title: 'An outbound address is not a https address.',
    cause: 'Visitors must not be sent to an address that can be read or changed on the way.',
    bad: "blog: 'http://blog.example/'",
    good: "blog: 'https://blog.example/'",
  },
  WL3007: {
    title: 'A menu or header names something that does not exist.',
    cause: 'The header names menus of navigation.ts, countries and languages by their codes.',
    bad: "header: { otherwise: 'man' }",
    good: "header: { otherwise: 'main' }",
  },
  WL3008: {
    title: 'A link is left out for a country.',
    cause: 'The country is named before the site has its page. The gap is declared with its reason, and told until the page is there.',
    bad: "countries: { gb: omit('Comes with the legal texts.') }",
    good: "countries: { gb: to('terms') }",
  },
} as const satisfies Record<string, Explanation>;
