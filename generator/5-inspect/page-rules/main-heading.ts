import type { PageRule } from '../page-rule.ts';

/** WL5001: exactly one h1 (WCAG 2.4.6). */
export const mainHeading: PageRule = {
  name: 'main heading',
  run({ route, markup }) {
    const { length } = markup.named('h1');
    if (length === 1) return [];
    return [
      {
        code: 'WL5001',
        subject: route.page,
        message: `The page ${route.path} has ${length || 'no'} main heading${length > 1 ? 's' : ''}; exactly one is expected.`,
        hint: 'Make the title an h1 and the others h2.',
      },
    ];
  },
};
