import { count, defineFacts } from 'wortlaut';

export default defineFacts({
  shelf: count({ amount: 480, bound: 'exactly', format: 'metres', source: 'inventory.md:3', asOf: '2026-09-01' }),
});
