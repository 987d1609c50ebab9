import { count, defineFacts, duration, percent } from 'wortlaut';

const timer = { setting: true, bound: 'exactly', calendar: 'calendar', source: 'site.md:134', asOf: '2026-11-01' } as const;
const limit = { setting: true, bound: 'exactly', source: 'site.md:134', asOf: '2026-11-01' } as const;

/** How the pages behave: timings and limits that the specification names (decision 20). */
export default defineFacts({
  /** The language picker offers a search above this many languages. */
  languageSearch: count({ ...limit, amount: 3 }),
  /** The header gets its line beyond this many pixels of scrolling. */
  scrollLine: count({ ...limit, amount: 100 }),

  leadSuccess: duration({ ...timer, amount: 5, unit: 'second', starts: 'the form is sent' }),

  popupDelay: duration({ ...timer, amount: 30, unit: 'second', starts: 'the page is opened' }),
  popupScroll: percent({ ...limit, basisPoints: 6000 }),
  popupRest: duration({ ...timer, amount: 24, unit: 'hour', starts: 'the popup is shown or closed' }),
  popupFarewell: duration({ ...timer, amount: 1, unit: 'second', starts: 'the address is accepted' }),
  demoPopupDelay: duration({ ...timer, source: 'terms.md:187', amount: 5, unit: 'second', starts: 'the page is opened' }),
  demoPopupScroll: percent({ ...limit, source: 'terms.md:187', basisPoints: 5000 }),

  painPoints: duration({ ...timer, amount: 4, unit: 'second', starts: 'the slide is shown' }),
  reviews: duration({ ...timer, amount: 5, unit: 'second', starts: 'the slide is shown' }),
  images: duration({ ...timer, amount: 3, unit: 'second', starts: 'the slide is shown' }),

  /** 23:47:32, where the second offer's clock starts. */
  offerClock: duration({
    ...timer,
    source: 'site.md:80',
    amount: 85_652,
    unit: 'second',
    starts: 'the offer is first seen',
    evidence: 'none',
  }),

  toastShown: duration({ ...timer, source: 'site.md:136', amount: 5000, unit: 'millisecond', starts: 'the toast is shown' }),
  toastRemoved: duration({ ...timer, source: 'site.md:136', amount: 1_000_000, unit: 'millisecond', starts: 'the toast is dismissed' }),
  toastSwipe: count({ ...limit, source: 'site.md:136', amount: 50 }),
  tooltipDelay: duration({ ...timer, source: 'site.md:136', amount: 700, unit: 'millisecond', starts: 'the pointer rests on it' }),
  tooltipSkip: duration({ ...timer, source: 'site.md:136', amount: 300, unit: 'millisecond', starts: 'another tooltip closes' }),

  answersKept: duration({ ...timer, source: 'site.md:136', amount: 5, unit: 'minute', starts: 'nothing uses the answer any more' }),
});
