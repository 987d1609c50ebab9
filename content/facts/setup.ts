import { defineFacts, duration } from 'wortlaut';

export default defineFacts({
  time: duration({
    amount: 5,
    unit: 'minute',
    bound: 'under',
    calendar: 'unspecified',
    starts: 'unspecified',
    source: 'site.md:18',
    asOf: '2026-11-01',
  }),
  remote: duration({
    amount: 24,
    unit: 'hour',
    bound: 'atMost',
    calendar: 'unspecified',
    starts: 'unspecified',
    source: 'site.md:18',
    asOf: '2026-11-01',
  }),
  shipping: duration({
    amount: 2,
    upTo: 3,
    unit: 'day',
    bound: 'exactly',
    calendar: 'unspecified',
    starts: 'unspecified',
    source: 'site.md:18',
    asOf: '2026-11-01',
  }),
});
