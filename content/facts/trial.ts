import { defineFacts, duration } from 'wortlaut';

export default defineFacts({
  period: duration({
    amount: 30,
    unit: 'day',
    bound: 'exactly',
    calendar: 'unspecified',
    starts: 'unspecified',
    source: 'site.md:131',
    asOf: '2026-11-01',
  }),
  guarantee: duration({
    amount: 30,
    unit: 'day',
    bound: 'exactly',
    calendar: 'unspecified',
    starts: 'unspecified',
    source: 'site.md:131',
    asOf: '2026-11-01',
  }),
});
