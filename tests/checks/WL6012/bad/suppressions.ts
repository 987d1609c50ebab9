import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  {
    code: 'WL4061',
    file: 'content/facts/offer.ts',
    dataPath: 'price.sample',
    reason: 'The price is decided in spring.',
    until: '2099-12-31',
  },
  {
    code: 'WL1001',
    file: 'content/pages/help/de.ts',
    dataPath: 'price.sample',
    reason: 'The price is decided in spring.',
    until: '2099-12-31',
  },
]);
