import { defineFacts, duration } from 'wortlaut';

export default defineFacts({
  // expect: Property 'starts' is missing
  trial: duration({ amount: 30, unit: 'day', bound: 'exactly', calendar: 'calendar', source: 'the price list', asOf: '2026-11-01' }),
});
