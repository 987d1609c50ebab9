import { defineLaw, rule } from 'wortlaut';

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
});
