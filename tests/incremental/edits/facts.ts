import { type Edit, reword } from '../edit.ts';

/** Numbers, and the claims about them. */
export const facts: readonly Edit[] = [
  {
    name: 'a price and what follows from it',
    changes: [
      { file: 'facts/offer.ts', find: 'minor: 24900', replace: 'minor: 19900' },
      { file: 'facts/offer.ts', find: 'minor: 25100', replace: 'minor: 30100' },
      { file: 'claims/offer.ts', find: 'offer.price: €249', replace: 'offer.price: €199' },
    ],
  },
  reword('a price that another fact contradicts', 'facts/offer.ts', ['minor: 50000', 'minor: 60000']),
  reword('a fact as long as before', 'facts/offer.ts', ['minor: 750', 'minor: 850']),
  reword('a period', 'facts/offer.ts', ['amount: 2,', 'amount: 3,']),
  reword('a timing of every page', 'facts/behaviour.ts', ['amount: 700 ', 'amount: 900 ']),
  reword('the source of a fact', 'facts/offer.ts', ["source: 'the price list'", "source: 'the new price list'"]),
  reword('what a claim asserts', 'claims/offer.ts', ['what it always costs', 'what it has always cost']),
  reword('a claim without its waiver', 'claims/offer.ts', ["until: '2026-12-31'", "until: '2026-01-31'"]),
  { name: 'no claims', changes: [{ gone: 'claims/offer.ts' }] },
  {
    name: 'a fact more',
    changes: [
      {
        file: 'facts/offer.ts',
        find: '  fee:',
        replace: "  trial: duration({ ...from, amount: 30, unit: 'day', calendar: 'calendar' }),\n  fee:",
      },
      { file: 'pages/home/en.ts', find: "button: 'Start'", replace: "button: 'Try it for {fact:offer.trial|days}'" },
      { file: 'pages/home/de.ts', find: "button: 'Los geht’s'", replace: "button: '{fact:offer.trial|Tage} testen'" },
    ],
  },
];
