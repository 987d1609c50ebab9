import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  {
    code: 'WL2011',
    file: 'content/pages/help/en.ts',
    dataPath: 'text',
    reason: 'The sentence is checked by hand.',
    until: '2099-12-31',
  },
]);
