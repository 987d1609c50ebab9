import { defineFacts, duration, money } from 'wortlaut';

const from = { bound: 'exactly', starts: 'the report', source: 'the contract', asOf: '2026-11-01' } as const;

export default defineFacts({
  reaction: duration({ ...from, amount: 2, unit: 'day', calendar: 'working' }),
  grace: duration({ ...from, amount: 14, unit: 'day', calendar: 'unspecified' }),
  fee: money({ minor: 750, currency: 'EUR', tax: 'net', source: 'the contract', asOf: '2026-11-01' }),
  price: money({ minor: 24900, currency: 'EUR', tax: 'net', source: 'the price list', asOf: '2026-11-01' }),
  regularPrice: money({ minor: 50000, currency: 'EUR', tax: 'net', source: 'the price list', asOf: '2026-11-01' }),
  saving: money({
    minor: 25100,
    currency: 'EUR',
    tax: 'net',
    derived: { difference: ['offer.regularPrice', 'offer.price'] },
    source: 'the price list',
    asOf: '2026-11-01',
  }),
});
