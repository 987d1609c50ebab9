import { defineLaw, money, percent, rule, scheme } from 'wortlaut';

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
  limit: money({ minor: 2000000, currency: 'PLN', tax: 'net', per: 'year', norm: 'Dz.U. 2024 poz. 1902', from: '2025-01-01', ...read }),
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
  /* Sample rates of the tills on pages, from memory, for counsel to confirm. */
  vat: percent({
    basisPoints: 2300,
    bound: 'exactly',
    norm: 'art. 41 ustawy o\u00a0VAT',
    from: '2011-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  reducedVat: percent({
    basisPoints: 800,
    bound: 'exactly',
    norm: 'art. 41 ustawy o\u00a0VAT',
    from: '2011-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  superReducedVat: percent({
    basisPoints: 500,
    bound: 'exactly',
    norm: 'art. 41 ustawy o\u00a0VAT',
    from: '2019-11-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
});
