import { count, date, defineFacts, duration, hours, percent, score } from 'wortlaut';

const seen = { source: 'the house', asOf: '2026-11-01' } as const;

export default defineFacts({
  period: duration({ ...seen, amount: 30, unit: 'day', bound: 'exactly', calendar: 'calendar', starts: 'the sign-up' }),
  shipping: duration({ ...seen, amount: 2, upTo: 3, unit: 'day', bound: 'exactly', calendar: 'calendar', starts: 'the order' }),
  shops: count({ ...seen, amount: 10_000, bound: 'atLeast' }),
  rating: score({ ...seen, tenths: 49, outOf: 5 }),
  uptime: percent({ ...seen, basisPoints: 9990, bound: 'exactly' }),
  rule: date({ ...seen, iso: '2025-07' }),
  open: hours({ ...seen, spans: [{ from: 'mon', to: 'fri', opens: '09:00', closes: '13:00' }] }),
});
