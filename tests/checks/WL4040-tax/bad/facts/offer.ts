import { defineFacts, money } from 'wortlaut';

export default defineFacts({
  price: money({ minor: 24900, currency: 'EUR', tax: 'net', source: 'the price list', asOf: '2026-11-01' }),
  regularPrice: money({ minor: 24900, currency: 'EUR', tax: 'gross', source: 'the price list', asOf: '2026-11-01' }),
});
