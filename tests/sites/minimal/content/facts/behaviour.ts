import { count, defineFacts, duration } from 'wortlaut';

const seen = { bound: 'exactly', source: 'the house', asOf: '2026-11-01' } as const;
const timer = { ...seen, unit: 'millisecond', calendar: 'calendar', starts: 'now' } as const;

/** What the header, the notifications and the tooltips of every page go by. */
export default defineFacts({
  languageSearch: count({ ...seen, amount: 3 }),
  scrollLine: count({ ...seen, amount: 100 }),
  toastSwipe: count({ ...seen, amount: 50 }),
  toastShown: duration({ ...timer, amount: 5000 }),
  toastRemoved: duration({ ...timer, amount: 1_000_000 }),
  tooltipDelay: duration({ ...timer, amount: 700 }),
  tooltipSkip: duration({ ...timer, amount: 300 }),
});
