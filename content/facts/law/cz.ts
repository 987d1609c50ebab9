import { defineLaw, percent, rule, scheme } from 'wortlaut';

const read = {
  source: 'podnikatel.cz and ct24, January and February 2026; number of the law from memory',
  asOf: '2026-11-21',
  counsel: 'open',
} as const;

export default defineLaw('cz', {
  /** Ends with the year: by then its owner has to see what became of the draft. */
  till: rule({
    says: 'No sale has to be reported: EET has ended.',
    norm: 'zákon č. 458/2022 Sb.',
    from: '2023-01-01',
    until: '2026-12-31',
    names: ['EET'],
    ...read,
  }),
  eet2: scheme({
    name: 'EET 2.0',
    asks: [],
    norm: 'návrh zákona o evidenci tržeb',
    from: '2027-01-01',
    status: 'announced',
    ...read,
  }),
  /* Sample rates of the tills on pages, from memory, for counsel to confirm. */
  vat: percent({
    basisPoints: 2100,
    bound: 'exactly',
    norm: '§ 47 zákona č. 235/2004 Sb.',
    from: '2013-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
  reducedVat: percent({
    basisPoints: 1200,
    bound: 'exactly',
    norm: '§ 47 zákona č. 235/2004 Sb.',
    from: '2024-01-01',
    ...read,
    source: 'from memory',
    sample: true,
  }),
});
