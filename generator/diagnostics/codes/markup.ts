import type { Explanation } from '../explanation.ts';

/** WL5xxx. Markup and weight of the pages. */
export const markup = {
  WL5001: {
    title: 'A page does not have exactly one main heading.',
    cause: 'People who listen to a page find their way by its one h1 (WCAG 2.4.6, 1.3.1).',
    bad: '<h1>Support</h1> … <h1>Questions</h1>',
    good: '<h1>Support</h1> … <h2>Questions</h2>',
  },
  WL5002: {
    title: 'An id stands twice on one page.',
    cause: 'Links, labels and descriptions find their element by its id (WCAG 4.1.2).',
    bad: '<section id="faq"> … <section id="faq">',
    good: '<section id="faq"> … <section id="questions">',
  },
  WL5003: {
    title: 'A page has markup that the security policy forbids.',
    cause: 'The pages run under a policy without inline scripts, styles and event handlers, so that injected text can do nothing.',
    bad: '<p style="color: red">',
    good: '<p class="warning">',
  },
  WL5004: {
    title: 'Something is heavier than its budget allows.',
    cause:
      'Shop owners open these pages on a phone behind the counter. Documents, styles, fonts and scripts each have a budget (generator/model/budgets.ts); dist/reports/weights.json lists what everything weighs.',
    bad: 'a page of 40 KB in brotli',
    good: 'a page of at most 25 KB in brotli',
  },
} as const satisfies Record<string, Explanation>;
