import type { CodeDefinition } from '../code-definition.ts';

/** WL5xxx. Markup and weight of the pages. */
export const markup = {
  WL5001: {
    title: 'A page does not have exactly one main heading.',
    cause: 'Users of screen readers orient themselves by the one h1 (WCAG 2.4.6, 1.3.1).',
    bad: '<h1>Support</h1> … <h1>Questions</h1>',
    good: '<h1>Support</h1> … <h2>Questions</h2>',
  },
  WL5002: {
    title: 'An id occurs twice on one page.',
    cause: 'Links, labels and descriptions find their element by its id (WCAG 4.1.2).',
    bad: '<section id="faq"> … <section id="faq">',
    good: '<section id="faq"> … <section id="questions">',
  },
  WL5003: {
    title: 'A page has markup that the security policy forbids.',
    cause: 'The pages run under a policy without inline scripts, styles and event handlers, so that injected text is harmless.',
    bad: '<p style="color: red">',
    good: '<p class="warning">',
  },
  WL5004: {
    title: 'Something is heavier than its budget allows.',
    cause:
      'Shop owners open these pages on a phone behind the counter. Documents, styles, fonts, scripts and the number of files each have a budget (`budgets` in content/site.ts; the usual ones are in generator/model/budgets.ts), and the first paint must not wait for a script. dist/reports/weights.json lists all weights.',
    bad: 'a page of 40 KB in brotli',
    good: 'a page of at most 25 KB in brotli',
    foundBy: 'weights',
  },
  WL5005: {
    title: 'The HTML of a page is broken.',
    cause: 'Browsers repair broken HTML by closing, dropping and moving elements (HTML, section 13.1).',
    bad: '<p><strong>New</p>',
    good: '<p><strong>New</strong></p>',
  },
  WL5006: {
    title: 'An element is in a place where HTML does not allow it.',
    cause: 'Browsers move misplaced elements, and screen readers announce wrong lists and tables (the content models of HTML, section 4).',
    bad: '<ul><div>Prices</div></ul>',
    good: '<ul><li>Prices</li></ul>',
  },
  WL5007: {
    title: 'An element or attribute is not part of HTML.',
    cause: 'Browsers ignore it: it is misspelt, on the wrong element, or obsolete (HTML, index of elements and attributes).',
    bad: '<td width="20">',
    good: '<td class="narrow">',
  },
  WL5008: {
    title: 'An attribute has a value that HTML does not allow.',
    cause: 'Browsers use another value or ignore it (HTML, index of attributes).',
    bad: '<time datetime="31.3.2027">',
    good: '<time datetime="2027-03-31">',
  },
} as const satisfies Record<string, CodeDefinition>;
