import { defineFacts, money } from 'wortlaut';

export default defineFacts({
  price: money({ minor: 24900, currency: 'EUR', tax: 'net', source: 'the price list', format: 'thalers', asOf: '2026-11-01' }),
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
