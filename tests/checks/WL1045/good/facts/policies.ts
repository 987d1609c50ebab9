import { defineFacts, duration } from 'wortlaut';

export default defineFacts({
  kept: duration({
    amount: 6,
    unit: 'month',
    bound: 'atMost',
    calendar: 'calendar',
    starts: 'the form arrives',
    source: 'the house',
    asOf: '2026-11-01',
  }),
});
