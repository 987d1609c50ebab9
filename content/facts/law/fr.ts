import { defineLaw, percent, rule, scheme } from 'wortlaut';

const read = {
  source: 'april.org; impots.gouv.fr, 16 January 2026; art. 289 bis from memory',
  asOf: '2026-11-21',
  counsel: 'open',
} as const;

export default defineLaw('fr', {
  till: scheme({
    name: 'NF 525',
    asks: ['unalterable', 'secured', 'kept', 'archived'],
    names: ['NF525', 'LNE'],
    norm: 'art. 286, I, 3° bis du CGI',
    from: '2018-01-01',
    ...read,
  }),
  statement: rule({
    says: 'A statement of the maker is enough in place of a certificate, again since the finance law for 2026, adopted on this day.',
    norm: 'loi de finances pour 2026',
    from: '2026-02-02',
    ...read,
  }),
  receipt: rule({
    says: 'A receipt is printed only where the customer asks for it.',
    norm: 'décret n° 2022-1565',
    from: '2023-08-01',
    ...read,
  }),
  invoicesReceived: rule({ says: 'Every firm can receive e-invoices.', norm: 'art. 289 bis du CGI', from: '2026-09-01', ...read }),
  invoicesIssued: rule({ says: 'Small firms issue e-invoices.', norm: 'art. 289 bis du CGI', from: '2027-09-01', ...read }),
  /* Sample rates of the tills on pages, from memory, for counsel to confirm. */
  vat: percent({
    basisPoints: 2000,
    bound: 'exactly',
    norm: 'art. 278 à 279 du CGI',
    from: '2014-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  intermediateVat: percent({
    basisPoints: 1000,
    bound: 'exactly',
    norm: 'art. 278 à 279 du CGI',
    from: '2014-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  reducedVat: percent({
    basisPoints: 550,
    bound: 'exactly',
    norm: 'art. 278 à 279 du CGI',
    from: '2014-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
});
