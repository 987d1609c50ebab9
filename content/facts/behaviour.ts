import { count, defineFacts } from 'wortlaut';

export default defineFacts({
  /** The language picker offers a search above this many languages. */
  languageSearch: count({ amount: 3, bound: 'exactly', source: 'site.md 2', asOf: '2026-11-01' }),
});
