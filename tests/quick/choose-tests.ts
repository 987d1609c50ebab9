import { distances, type Importers } from './import-graph.ts';
import type { TestDurations } from './test-durations.ts';

export interface Choice {
  /** Test files that are run, nearest first. */
  readonly chosen: readonly string[];
  /** The number of test files that reach a changed file. */
  readonly concerned: number;
}

interface Known {
  readonly importers: Importers;
  readonly durations: TestDurations;
}

/** Seconds of work that the chosen tests may take in total; with two workers half of that passes. */
const budget = 36;

/** Seconds that Vitest needs to import what a test file imports; its reports count the tests alone. */
const importing = 1.5;

/** Helpers that build sites or start processes. A test that has never run here is taken for slow where it imports one. */
const slowHelpers = ['command', 'project-copy', 'site-folder', 'language-server'].map((name) => `tests/support/${name}.ts`);

/** Estimates for test files that have never run here. */
const estimates = { slow: 20, quick: 2 };

/** Left to `npm test`: they need a browser or the built site. */
const elsewhere = /^tests\/(?:browser|every-browser|site|bench)\//;

/** The unit tests of what has changed: those with the shortest way to a changed file, as many as fit into the budget. */
export function chooseTests(changed: readonly string[], { importers, durations }: Known): Choice {
  const ways = distances(importers, changed);
  const slow = distances(importers, slowHelpers);
  const cost = (test: string) => importing + (durations[test] ?? (slow.has(test) ? estimates.slow : estimates.quick));
  const concerned = [...ways.keys()].filter((file) => /\.test\.tsx?$/.test(file) && !elsewhere.test(file));
  const order = concerned.sort((a, b) => (ways.get(a) ?? 0) - (ways.get(b) ?? 0) || cost(a) - cost(b) || (a < b ? -1 : 1));
  let left = budget;
  const chosen = order.filter((test) => {
    if (cost(test) > left) return false;
    left -= cost(test);
    return true;
  });
  return { chosen, concerned: concerned.length };
}
