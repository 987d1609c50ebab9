import { defineFacts, money } from 'wortlaut';

const from = { source: 'test', asOf: '2026-11-01', tax: 'net', currency: 'EUR' } as const;

export default defineFacts({
  price: money({ ...from, minor: 24900 }),
  fee: money({ ...from, minor: 900 }),
  total: money({ ...from, minor: 25800, derived: { sum: ['offer.price', 'offer.fee'] } }),
});
