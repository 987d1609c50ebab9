import { count, date, defineFacts, percent, score } from 'wortlaut';

export default defineFacts({
  businesses: count({ amount: 10000, bound: 'atLeast', evidence: 'none', source: 'site.md:18', asOf: '2026-11-01' }),
  uptime: percent({ basisPoints: 9990, bound: 'exactly', evidence: 'none', source: 'site.md:18', asOf: '2026-11-01' }),
  satisfaction: percent({ basisPoints: 9800, bound: 'exactly', evidence: 'none', source: 'site.md:18', asOf: '2026-11-01' }),
  customers: count({ amount: 2500, bound: 'atLeast', evidence: 'none', source: 'site.md:18', asOf: '2026-11-01' }),
  countries: count({ amount: 7, bound: 'exactly', derived: { count: 'countries' }, source: 'content/countries', asOf: '2026-11-22' }),
  verifactu: date({ iso: '2025-07', evidence: 'none', countries: ['es'], source: 'site.md:131', asOf: '2026-11-01' }),
  rating: score({ tenths: 49, outOf: 5, evidence: 'none', source: 'site.md:18', asOf: '2026-11-01' }),
});
