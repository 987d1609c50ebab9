import { defineFacts, money } from 'wortlaut';

export default defineFacts({
  // expect: Property 'tax' is missing
  price: money({ minor: 24900, currency: 'EUR', source: 'the price list', asOf: '2026-11-01' }),
});
