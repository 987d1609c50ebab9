import { definePage, external, to } from 'wortlaut';

/** An appendix of the terms. It exists once, in German under Austria's address (T3). */
export default definePage({
  template: 'appendix',
  source: 'de',
  placeholder: 'The country list is a draft that nobody has approved.',
  addresses: [{ path: '/at-de/laenderliste', country: 'at', language: 'de', canonical: true }],
  structure: {
    terms: to('terms-at'),
    closing: external('signUp'),
    goods: 'globe',
    sections: [
      {
        id: 'countries',
        text: [],
        table: {
          columns: ['country', 'currency'],
          rows: { eachCountry: ['de', 'at', 'fr', 'pl', 'es', 'ch', 'cz'] },
          tags: true,
        },
      },
      { id: 'choice', text: ['choice', 'use'], slip: true },
    ],
  },
});
