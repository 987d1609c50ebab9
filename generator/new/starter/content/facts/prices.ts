import { defineFacts, money } from 'wortlaut';

/** The price of each job, parts not included. Amounts are in cents, taxes included. */
export default defineFacts({
  puncture: money({ minor: 1400, currency: 'EUR', tax: 'gross', source: 'price list:1', asOf: '2026-11-01' }),
  brakes: money({ minor: 2200, currency: 'EUR', tax: 'gross', source: 'price list:2', asOf: '2026-11-01' }),
  gears: money({ minor: 2600, currency: 'EUR', tax: 'gross', source: 'price list:3', asOf: '2026-11-01' }),
  truing: money({ minor: 1900, currency: 'EUR', tax: 'gross', source: 'price list:4', asOf: '2026-11-01' }),
  chain: money({ minor: 1700, currency: 'EUR', tax: 'gross', source: 'price list:5', asOf: '2026-11-01' }),
  inspection: money({ minor: 6900, currency: 'EUR', tax: 'gross', source: 'price list:6', asOf: '2026-11-01' }),
});
