import type { TextState } from './texts.ts';

interface NamesOfState {
  /** `state` of XLIFF 1.2. */
  readonly xliff1: string;
  /** `state` of XLIFF 2, and `subState` where ours are more. */
  readonly xliff2: string;
  readonly subState?: string;
  /** Whether PO marks the text as fuzzy: it needs work. */
  readonly isFuzzy?: boolean;
}

/** The names of states in each format. On the way back only `final` is read, to be explained: a tool approves nothing. */
export const states: Readonly<Record<TextState, NamesOfState>> = {
  missing: { xliff1: 'new', xliff2: 'initial' },
  draft: { xliff1: 'needs-translation', xliff2: 'initial', subState: 'wl:draft', isFuzzy: true },
  stale: { xliff1: 'needs-adaptation', xliff2: 'initial', subState: 'wl:stale', isFuzzy: true },
  translated: { xliff1: 'translated', xliff2: 'translated' },
  reviewed: { xliff1: 'signed-off', xliff2: 'reviewed' },
  approved: { xliff1: 'final', xliff2: 'final' },
};
