/** Part of the till → the features that are about it. */
const parts = {
  keys: ['sorting', 'import', 'images', 'articles', 'barcode', 'inventory'],
  panel: ['layout', 'taxes', 'adfree', 'offers', 'discounts', 'notes', 'text', 'attribution'],
  choice: ['payments', 'coupons', 'tip'],
  action: ['closing', 'messenger', 'quick', 'cashbook', 'closings', 'summary', 'collective'],
};

/** The part of the till that lights up while one points at the line of the feature. */
export const partOf = (feature: string): string | undefined =>
  Object.entries(parts).find(([, features]) => features.includes(feature))?.[0];
