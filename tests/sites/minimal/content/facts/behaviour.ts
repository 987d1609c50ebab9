import { count, defineFacts } from 'wortlaut';

export default defineFacts({
  languageSearch: count({ amount: 3, bound: 'exactly', source: 'the house', asOf: '2026-11-01' }),
});
