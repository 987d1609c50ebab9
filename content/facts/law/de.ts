import { defineLaw, money, percent, rule, scheme } from 'wortlaut';

const read = { source: '§ 146a AO and KassenSichV; first days from memory', asOf: '2026-11-21', counsel: 'open' } as const;
const planned = { source: 'coalition agreement of 2025', asOf: '2026-11-21', counsel: 'open', status: 'announced' } as const;

export default defineLaw('de', {
  till: scheme({
    name: 'KassenSichV',
    asks: ['TSE', 'receipt', 'DSFinV-K', 'notice'],
    names: ['TSE', 'DSFinV-K', 'ELSTER'],
    norm: '§ 146a AO',
    from: '2020-01-01',
    ...read,
  }),
  notice: rule({ says: 'A till is reported by ELSTER within a month.', norm: '§ 146a Abs. 4 AO', from: '2025-01-01', ...read }),
  receipt: rule({ says: 'Every sale has a receipt; it may be electronic.', norm: '§ 146a Abs. 2 AO', from: '2020-01-01', ...read }),
  duty: money({ minor: 10000000, currency: 'EUR', tax: 'net', norm: 'not drafted', from: '2027-01-01', ...planned }),
  receiptEnd: rule({ says: 'The duty of receipts ends.', norm: 'not drafted', from: '2027-01-01', ...planned }),
  /* Sample rates of the tills on pages, from memory, for counsel to confirm. */
  vat: percent({
    basisPoints: 1900,
    bound: 'exactly',
    norm: '§ 12 UStG',
    from: '2021-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  reducedVat: percent({
    basisPoints: 700,
    bound: 'exactly',
    norm: '§ 12 UStG',
    from: '2026-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
});
