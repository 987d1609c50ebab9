import type { DialogTimes } from './dialog.ts';
import type { Category, Measures, Run } from './run.ts';

/**
 * The bars for the medians of a page: scores at least (0 to 100), measures at most. Scripts that islands fetch when the browser
 * is idle count as requests, too, so their number is printed and not judged; the build judges earlier requests (WL5004).
 */
const bar = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Record<Category, number>,
  most: { lcp: 1.2, tbt: 50, cls: 0.01, scriptBytes: 0 } satisfies Partial<Measures>,
  dialog: { blocked: 200, opened: 150 } satisfies Omit<DialogTimes, 'address'>,
} as const;

/** The names of the scores and measures that miss the bar. */
export function missed({ scores, measures }: Pick<Run, 'scores' | 'measures'>): (Category | keyof Measures)[] {
  const low = (Object.keys(bar.scores) as Category[]).filter((category) => scores[category] < bar.scores[category]);
  const high = (Object.keys(bar.most) as (keyof typeof bar.most)[]).filter((name) => measures[name] > bar.most[name]);
  return [...low, ...high];
}

/** The names of the times of a dialog that miss the bar. */
export const slow = (times: DialogTimes): (keyof typeof bar.dialog)[] =>
  (Object.keys(bar.dialog) as (keyof typeof bar.dialog)[]).filter((name) => times[name] > bar.dialog[name]);
