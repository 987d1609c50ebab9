import { defineFacts, duration, money } from 'wortlaut';

/** Promises of the workshop, and the periods of its terms. */
export default defineFacts({
  turnaround: duration({
    amount: 2,
    unit: 'day',
    bound: 'atMost',
    calendar: 'working',
    starts: 'the bicycle is handed in',
    source: 'terms of repair:4',
    asOf: '2026-11-01',
  }),
  /** How much a repair may cost beyond the agreed price without another word. */
  tolerance: money({ minor: 1500, currency: 'EUR', tax: 'gross', source: 'terms of repair:7', asOf: '2026-11-01' }),
  collection: duration({
    amount: 14,
    unit: 'day',
    bound: 'atMost',
    calendar: 'calendar',
    starts: 'the customer is told that the bicycle is ready',
    source: 'terms of repair:9',
    asOf: '2026-11-01',
  }),
  storage: money({ minor: 150, currency: 'EUR', tax: 'gross', per: 'day', source: 'terms of repair:10', asOf: '2026-11-01' }),
  guarantee: duration({
    amount: 12,
    unit: 'month',
    bound: 'exactly',
    calendar: 'calendar',
    starts: 'the bicycle is collected',
    source: 'terms of repair:12',
    asOf: '2026-11-01',
  }),
});
