import { defineLaw, percent, rule, scheme } from 'wortlaut';

const read = {
  source: 'legaltoday.com; note of the BOE on the confirmation of RDL 15/2025, 11 December 2025',
  asOf: '2026-11-21',
  counsel: 'open',
} as const;

export default defineLaw('es', {
  till: scheme({
    name: 'Verifactu',
    asks: ['chainedRecords', 'qrCode', 'declarationOfMaker'],
    names: ['VeriFactu', 'VERI*FACTU', 'VERIFACTU', 'TicketBAI'],
    norm: 'RD 1007/2023',
    from: '2025-07-29',
    ...read,
  }),
  companies: rule({ says: 'Companies use such a till.', norm: 'RDL 15/2025', from: '2027-01-01', ...read }),
  others: rule({ says: 'All other businesses use such a till.', norm: 'RDL 15/2025', from: '2027-07-01', ...read }),
  regions: rule({
    says: 'Such a till is not required in the Basque Country and Navarre.',
    norm: 'RD 1007/2023',
    from: '2025-07-29',
    ...read,
  }),
  health: rule({
    says: 'Care by health professionals is exempt.',
    norm: 'art. 20.Uno.3.º LIVA',
    from: '1993-01-01',
    ...read,
    source: 'from memory',
  }),
  /* Sample rates of the tills on pages, from memory, for counsel to confirm. */
  vat: percent({
    basisPoints: 2100,
    bound: 'exactly',
    norm: 'arts. 90 y 91 LIVA',
    from: '2012-09-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  reducedVat: percent({
    basisPoints: 1000,
    bound: 'exactly',
    norm: 'arts. 90 y 91 LIVA',
    from: '2012-09-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  superReducedVat: percent({
    basisPoints: 400,
    bound: 'exactly',
    norm: 'arts. 90 y 91 LIVA',
    from: '2025-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
});
