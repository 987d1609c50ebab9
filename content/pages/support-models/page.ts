import { definePage, to } from 'wortlaut';

/** An appendix of the terms. It exists once, in German under Austria's address (T3). */
export default definePage({
  template: 'appendix',
  source: 'de',
  placeholder: 'The support models are a draft that nobody has approved.',
  addresses: [{ path: '/at-de/leistungsbeschreibung-supportmodelle', country: 'at', language: 'de', canonical: true }],
  structure: {
    terms: to('terms-at'),
    closing: to('support', 'contact'),
    goods: 'phone',
    sections: [
      {
        id: 'models',
        text: ['choice'],
        table: { columns: ['model', 'billing', 'price'], rows: ['general', 'yearly', 'effort'], tags: true },
      },
      { id: 'change', text: ['yearly', 'debit'], slip: true },
      { id: 'faults', text: ['report', 'reaction'], slip: true },
    ],
  },
});
