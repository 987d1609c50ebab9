import { defineFacts, money } from 'wortlaut';

const from = { asOf: '2026-11-01', countries: ['at'], currency: 'EUR', tax: 'net', per: 'month' } as const;

/** The base fee of each cash-register model, as the Austrian price list states it (T6). */
export default defineFacts({
  free: money({ ...from, source: 'terms.md:154', minor: 0 }),
  starter: money({ ...from, source: 'terms.md:155', minor: 990 }),
  business: money({ ...from, source: 'terms.md:156', minor: 1990 }),
  premium: money({ ...from, source: 'terms.md:157', minor: 2990 }),
});
