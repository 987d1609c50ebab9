import { at, claim, defineClaims, same } from 'wortlaut';

export default defineClaims({
  'offer.oldPrice': claim({
    number: 1,
    rule: 'EQ',
    asserts: 'The offer costs what it always costs.',
    at: [at.text('help', 'text')],
    facts: ['offer.price', 'offer.regularPrice'],
    holds: same('offer.price', 'offer.regularPrice'),
    evidence: null,
    waiver: {
      by: 'Olga',
      at: '2026-11-01',
      until: '2026-12-31',
      reason: 'The offer runs until the fair.',
      found: ['offer.price: €249, net', 'offer.regularPrice: €500, net'],
    },
  }),
});
