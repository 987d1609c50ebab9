import { defineLaw, money, rule, scheme } from 'wortlaut';

const read = { source: 'guides to KSeF of 2026; numbers of articles from memory', asOf: '2026-11-21', counsel: 'open' } as const;

export default defineLaw('pl', {
  till: scheme({
    name: 'kasa fiskalna',
    asks: ['fiscalReceipt', 'reportsToCRK'],
    names: ['kasy fiskalnej', 'kasą fiskalną', 'kasę fiskalną', 'kasie fiskalnej', 'paragon fiskalny', 'paragonu fiskalnego', 'CRK'],
    norm: 'art. 111 ustawy o\u00a0VAT',
    from: '2004-05-01',
    ...read,
  }),
  limit: money({ minor: 2000000, currency: 'PLN', tax: 'net', norm: 'Dz.U. 2024 poz. 1902', from: '2025-01-01', ...read }),
  invoices: rule({
    says: 'Invoices go through KSeF; above PLN 200 million of turnover since 1 February 2026.',
    norm: 'art. 106ga ustawy o\u00a0VAT',
    from: '2026-04-01',
    names: ['KSeF'],
    ...read,
  }),
  smallest: rule({
    says: 'The smallest firms, and receipts with a tax number, may stay outside KSeF.',
    norm: 'art. 145m ustawy o\u00a0VAT',
    from: '2026-04-01',
    until: '2026-12-31',
    ...read,
  }),
});
