import type { TagRule } from '../page-rule.ts';

/** WL5020: the focus order is the order in the page (WCAG 2.4.3). */
export const tabOrder: TagRule = {
  code: 'WL5020',
  *faultsOf({ attributes }) {
    const order = Number(attributes.get('tabindex') ?? 0);
    if (order > 0)
      yield {
        what: `has the tabindex ${order}, which changes the focus order of the page`,
        hint: 'Use tabindex="0", and move the element to its place in the order.',
      };
  },
};
