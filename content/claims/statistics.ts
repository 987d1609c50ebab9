import { at, claim, covers, defineClaims, same, thisYear } from 'wortlaut';

/** Figures, voices and clocks that speak for the product. */
export default defineClaims({
  'statistics.customers': claim({
    number: 18,
    rule: 'EQ',
    asserts: 'So many businesses use the till: two pages give two numbers.',
    at: [
      at.text('about', 'stats.items.businesses'),
      at.text('reviews', 'stats.items.customers'),
      at.text('landing', 'testimonials.stats.customers'),
    ],
    facts: ['claims.businesses', 'claims.customers'],
    holds: same('claims.businesses', 'claims.customers'),
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A18 gives each page its number (decision 19).',
      found: ['claims.businesses: 10,000+, no evidence', 'claims.customers: 2,500+, no evidence'],
    },
  }),
  'statistics.satisfaction': claim({
    number: 19,
    rule: 'AGE',
    asserts: 'Customers are satisfied; the reviews behind it are five samples.',
    at: [
      at.text('landing', 'testimonials.stats.rating'),
      at.text('about', 'stats.items.satisfaction'),
      at.text('reviews', 'stats.items.total'),
    ],
    facts: ['claims.satisfaction', 'claims.rating'],
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'Ratings are shown as specified, without evidence (decision 19).',
      found: [
        'landing › testimonials.stats.rating: “average rating”',
        'about › stats.items.satisfaction: “Satisfied customers”',
        'reviews › stats.items.total: “reviews on this page”',
        'claims.satisfaction: 98 %, no evidence',
        'claims.rating: 4.9/5, no evidence',
        'no evidence',
      ],
    },
  }),
  'statistics.urgency': claim({
    number: 20,
    rule: 'AGE',
    asserts: 'The offer ends soon and few iPads are left; no end and no stock is known.',
    at: [at.text('ipad-offer-2', 'hero.left', '12 iPads left'), at.text('home', 'countdown.label'), at.dictionary('clock.label')],
    facts: ['behaviour.offerClock', 'offer.ipadsLeft', 'offer.ends'],
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'Countdown and ‘few left’ are shown as specified (decision 19).',
      found: [
        'ipad-offer-2 › hero.left: “12 iPads left”',
        'home › countdown.label: “The offer ends on”',
        'dictionary › clock.label: “Time left for this offer”',
        'behaviour.offerClock: 85652 seconds, by the calendar, from the offer is first seen, no evidence',
        'offer.ipadsLeft: 12, no evidence',
        'offer.ends: 2027-03-31T23:59:59+02:00, no evidence',
        'no evidence',
      ],
    },
  }),
  // The samples do not say their language; it stands in the head of content/samples/testimonials.ts.
  'statistics.testimonials': claim({
    number: 21,
    rule: 'COV',
    asserts: 'Testimonials are Spanish in every language of the page.',
    at: [at.text('landing', 'testimonials.heading'), at.text('ipad-offer-2', 'testimonials.heading')],
    holds: covers({ of: 'copies', page: 'landing' }, { of: 'given', what: 'language of the testimonials', names: ['es'] }),
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A34: testimonials are Spanish only; each is marked with its language.',
      found: ['languages of landing, not language of the testimonials: de en fr it nl'],
    },
  }),
  'statistics.copyright': claim({
    number: 22,
    rule: 'AGE',
    asserts: 'The copyright line names a past year.',
    at: [at.dictionary('footer.copyright', '© 2024')],
    holds: thisYear(at.dictionary('footer.copyright')),
    evidence: null,
    waiver: {
      by: 'owner',
      until: '2027-06-30',
      reason: 'A53 gives the year.',
      found: ['dictionary › footer.copyright: “© 2024”', 'dictionary › footer.copyright: 2024', 'this year is another'],
    },
  }),
});
