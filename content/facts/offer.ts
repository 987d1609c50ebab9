import { count, date, defineFacts, money, percent } from 'wortlaut';

export default defineFacts({
  /** The promotional bundle: a new iPad and one year of Premium. */
  price: money({ minor: 24900, currency: 'EUR', tax: 'unspecified', source: 'site.md:130', asOf: '2026-11-01' }),
  regularPrice: money({ minor: 50000, currency: 'EUR', tax: 'unspecified', evidence: 'none', source: 'site.md:130', asOf: '2026-11-01' }),
  saving: money({
    minor: 25100,
    currency: 'EUR',
    tax: 'unspecified',
    derived: { difference: ['offer.regularPrice', 'offer.price'] },
    source: 'site.md:130',
    asOf: '2026-11-01',
  }),
  monthly: money({ minor: 2990, currency: 'EUR', tax: 'unspecified', per: 'month', source: 'site.md:130', asOf: '2026-11-01' }),
  /** The same amount, shown in pounds to those who read English (K5). */
  modalMonthly: money({
    minor: 2990,
    currency: 'EUR',
    in: { en: { currency: 'GBP' } },
    tax: 'unspecified',
    per: 'month',
    source: 'site.md:130',
    asOf: '2026-11-01',
  }),
  ipadsLeft: count({ amount: 12, bound: 'exactly', evidence: 'none', source: 'site.md:80', asOf: '2026-11-01' }),
  was: money({ minor: 89900, currency: 'EUR', tax: 'unspecified', evidence: 'none', source: 'site.md:130', asOf: '2026-11-01' }),
  savingShare: percent({ basisPoints: 7700, bound: 'atMost', evidence: 'none', source: 'site.md:130', asOf: '2026-11-01' }),
  valueIpad: money({ minor: 39900, currency: 'EUR', tax: 'unspecified', source: 'site.md:130', asOf: '2026-11-01' }),
  valuePremium: money({ minor: 46800, currency: 'EUR', tax: 'unspecified', source: 'site.md:130', asOf: '2026-11-01' }),
  valueSetup: money({ minor: 15000, currency: 'EUR', tax: 'unspecified', source: 'site.md:130', asOf: '2026-11-01' }),
  valueShipping: money({ minor: 9900, currency: 'EUR', tax: 'unspecified', source: 'site.md:130', asOf: '2026-11-01' }),
  valueTotal: money({
    minor: 111600,
    currency: 'EUR',
    tax: 'unspecified',
    derived: { sum: ['offer.valueIpad', 'offer.valuePremium', 'offer.valueSetup', 'offer.valueShipping'] },
    source: 'site.md:130',
    asOf: '2026-11-01',
  }),
  /** The specification names no end; this one stands in until the owner sets it. */
  ends: date({ iso: '2027-03-31T23:59:59+02:00', sample: true, evidence: 'none', source: 'site.md:33', asOf: '2026-11-01' }),
});
