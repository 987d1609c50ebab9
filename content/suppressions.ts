import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  {
    code: 'WL5045',
    text: 'The shared script',
    reason: 'React alone takes 69 of its 70 KB, and nothing here makes React smaller.',
    until: '2027-06-30',
  },
]);
