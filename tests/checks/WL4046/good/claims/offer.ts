import { at, claim, defineClaims, same } from 'wortlaut';

export default defineClaims({
  'offer.help': claim({
    number: 1,
    rule: 'EQ',
    asserts: 'We answer letters.',
    at: [at.text('help', 'text')],
    facts: ['offer.price'],
    triggers: { en: ['write to us'] },
    holds: same('offer.price', 'offer.price'),
    evidence: null,
  }),
});
