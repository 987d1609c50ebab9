import { at, claim, defineClaims } from 'wortlaut';

export default defineClaims({
  'offer.since': claim({
    number: 1,
    rule: 'AGE',
    asserts: 'The price was checked.',
    at: [at.text('help', 'text')],
    evidence: { what: 'The price list of November 2026' },
  }),
});
