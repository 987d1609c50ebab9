import { defineFacts, money } from 'wortlaut';

const from = { source: 'terms.md 9', asOf: '2026-11-01', currency: 'EUR', tax: 'net', per: 'month' } as const;

/** The base fee of each cash-register model, as the Austrian price list states it (T6). */
export default defineFacts({
  free: money({ ...from, minor: 0 }),
  starter: money({ ...from, minor: 990 }),
  business: money({ ...from, minor: 1990 }),
  premium: money({ ...from, minor: 2990 }),
});
