import { defineFacts, duration, money } from 'wortlaut';

const listed = { source: 'the price list', asOf: '2026-11-01' } as const;
const from = { bound: 'exactly', starts: 'the report', source: 'the contract', asOf: '2026-11-01' } as const;

export default defineFacts({
  price: money({ ...listed, minor: 24900, currency: 'EUR', tax: 'net' }),
  regularPrice: money({ ...listed, minor: 50000, currency: 'EUR', tax: 'net' }),
  saving: money({ ...listed, minor: 25100, currency: 'EUR', tax: 'net', derived: { difference: ['offer.regularPrice', 'offer.price'] } }),
  reaction: duration({ ...from, amount: 2, unit: 'day', calendar: 'working' }),
  fee: money({ ...listed, minor: 750, currency: 'EUR', tax: 'net' }),
});
