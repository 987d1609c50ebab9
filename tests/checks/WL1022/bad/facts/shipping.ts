import { count, defineFacts } from 'wortlaut';

export default defineFacts({
  places: count({ amount: 7, bound: 'exactly', source: 'the list of places', asOf: '2026-11-01' }),
});
