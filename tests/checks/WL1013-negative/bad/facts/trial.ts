import { defineFacts, money } from 'wortlaut';

export default defineFacts({
  fee: money({ minor: -100, currency: 'EUR', tax: 'gross', source: 'the price list', asOf: '2026-11-01' }),
});
