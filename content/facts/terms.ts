import { capability, count, date, defineFacts, duration, money, percent } from 'wortlaut';

const from = { source: 'terms.md 9', asOf: '2026-11-01' } as const;

/** What the contract says in numbers (L1 to L15). Where the specification leaves an attribute open, it is `unspecified` (decision 26). */
export default defineFacts({
  minimumAge: duration({ ...from, amount: 18, unit: 'year', bound: 'atLeast', calendar: 'calendar', starts: 'birth' }),
  devices: count({ ...from, amount: 1, bound: 'atMost', source: 'terms.md 1' }),
  offline: capability({ ...from, holds: false, source: 'terms.md 1' }),
  browserAge: duration({ ...from, amount: 2, unit: 'year', bound: 'atMost', calendar: 'calendar', starts: 'unspecified' }),

  demo: duration({ ...from, amount: 30, unit: 'day', bound: 'exactly', calendar: 'unspecified', starts: 'unspecified' }),
  termsNotice: duration({ ...from, amount: 60, unit: 'day', bound: 'exactly', calendar: 'calendar', starts: 'the notice' }),
  priceNotice: duration({ ...from, amount: 60, unit: 'day', bound: 'exactly', calendar: 'unspecified', starts: 'the notice' }),
  noIncrease: duration({ ...from, amount: 2, unit: 'month', bound: 'exactly', calendar: 'calendar', starts: 'unspecified' }),
  providerNotice: duration({ ...from, amount: 6, unit: 'week', bound: 'exactly', calendar: 'calendar', starts: 'unspecified' }),
  arrearsGrace: duration({ ...from, amount: 14, unit: 'day', bound: 'exactly', calendar: 'unspecified', starts: 'unspecified' }),
  functionCut: percent({ ...from, basisPoints: 1500, bound: 'atLeast' }),
  functionCutUse: duration({ ...from, amount: 14, unit: 'day', bound: 'atMost', calendar: 'unspecified', starts: 'unspecified' }),
  reaction: duration({ ...from, amount: 2, unit: 'day', bound: 'atMost', calendar: 'working', starts: 'unspecified' }),
  defectReport: duration({ ...from, amount: 7, unit: 'day', bound: 'atMost', calendar: 'unspecified', starts: 'unspecified' }),
  hardware: duration({ ...from, amount: 6, unit: 'month', bound: 'exactly', calendar: 'calendar', starts: 'unspecified' }),
  claimsKnown: duration({ ...from, amount: 6, unit: 'month', bound: 'atMost', calendar: 'calendar', starts: 'knowledge' }),
  claimsLatest: duration({ ...from, amount: 5, unit: 'year', bound: 'atMost', calendar: 'calendar', starts: 'unspecified' }),
  capFactor: count({ ...from, amount: 10, bound: 'atMost' }),
  supportChange: date({ ...from, iso: '--10-31', source: 'terms.md 4' }),

  supportYearly: money({ ...from, minor: 2990, currency: 'EUR', tax: 'unspecified', per: 'year' }),
  supportMinute: money({ ...from, minor: 250, currency: 'EUR', tax: 'net', per: 'minute' }),
  handoverHour: money({ ...from, minor: 15000, currency: 'EUR', tax: 'net', per: 'hour' }),
  handoverUnit: duration({ ...from, amount: 15, unit: 'minute', bound: 'exactly', calendar: 'calendar', starts: 'each started unit' }),
  paperInvoice: money({ ...from, minor: 750, currency: 'EUR', tax: 'unspecified' }),
  lateInterest: percent({ ...from, basisPoints: 900, bound: 'exactly' }),
  penalty: money({ ...from, minor: 5000000, currency: 'EUR', tax: 'unspecified' }),
  indexYear: date({ ...from, iso: '2020' }),

  availability: percent({ ...from, basisPoints: 9900, bound: 'atLeast' }),
  monthNotice: duration({ ...from, amount: 1, unit: 'month', bound: 'exactly', calendar: 'calendar', starts: 'unspecified' }),
});
