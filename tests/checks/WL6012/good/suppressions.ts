import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  {
    code: 'WL4001',
    file: 'content/facts/offer.ts',
    dataPath: 'price.sample',
    reason: 'The price is decided in spring.',
    until: '2099-12-31',
  },
]);
