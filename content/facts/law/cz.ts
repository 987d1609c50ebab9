import { defineLaw, rule, scheme } from 'wortlaut';

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
});
