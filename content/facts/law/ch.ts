import { defineLaw, percent, rule } from 'wortlaut';

const read = { source: 'from memory; fedlex.admin.ch', asOf: '2026-11-21', counsel: 'open' } as const;

export default defineLaw('ch', {
  books: rule({
    says: 'No law on tills; proper books are kept.',
    norm: 'Art. 957a OR',
    from: '2013-01-01',
    names: ['GeBüV'],
    ...read,
  }),
  prices: rule({ says: 'Prices are in francs.', norm: 'Art. 3 PBV', from: '1979-01-01', names: ['PBV'], ...read }),
  /* Sample rates of the tills on pages, from memory, for counsel to confirm. */
  vat: percent({
    basisPoints: 810,
    bound: 'exactly',
    norm: 'Art. 25 MWSTG',
    from: '2024-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  reducedVat: percent({
    basisPoints: 260,
    bound: 'exactly',
    norm: 'Art. 25 MWSTG',
    from: '2024-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
});
