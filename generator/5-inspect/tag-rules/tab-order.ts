import type { TagRule } from '../tag-rule.ts';

/** WL5020: the focus order is the order in the page (WCAG 2.4.3). */
export const tabOrder: TagRule = ({ name, attributes }) => {
  const order = Number(attributes.get('tabindex') ?? 0);
  if (!(order > 0)) return [];
  return [
    {
      code: 'WL5020',
      subject: `${name} tabindex ${order}`,
      what: `has the tabindex ${order}, which takes it out of the order of the page`,
      hint: 'Use tabindex="0", and move the element to where its turn is.',
    },
  ];
};
