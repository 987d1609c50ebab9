import { date, defineFacts, duration } from 'wortlaut';

/** When the texts about data and provider were last changed (change the date together with the text), and what they promise. */
export default defineFacts({
  privacy: date({ iso: '2026-11-27', source: 'content/pages/privacy', asOf: '2026-11-27' }),
  imprint: date({ iso: '2026-11-21', source: 'content/pages/imprint', asOf: '2026-11-21' }),

  /** After it `serve` deletes what visitors have sent. The owner has not named the period yet. */
  leadsKept: duration({
    amount: 6,
    unit: 'month',
    bound: 'exactly',
    calendar: 'calendar',
    starts: 'the form arrives',
    sample: true,
    evidence: 'none',
    source: 'content/pages/privacy',
    asOf: '2026-11-23',
  }),

  /** After it `serve` deletes which text was accepted with a form. It is kept apart from the form, and the owner has not named the period yet. */
  acceptanceKept: duration({
    amount: 10,
    unit: 'year',
    bound: 'exactly',
    calendar: 'calendar',
    starts: 'the form arrives',
    sample: true,
    evidence: 'none',
    source: 'content/pages/privacy',
    asOf: '2026-11-26',
  }),
});
