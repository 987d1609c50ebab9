import type { Outcome } from './outcome.ts';
import { type Situation, start } from './situation.ts';

/** State of a sequence for the comparison of the next build. */
export interface Memory {
  readonly situation: Situation;
  /** Earlier situations, from the first on. */
  readonly history: readonly Situation[];
  /** Expected content of the output folder. */
  readonly output: Outcome['output'];
  /** Files of the output that were edited by hand. Only a forced build must restore them. */
  readonly changedByHand: ReadonlySet<string>;
  /** The cache has been damaged, so a build may report that. */
  readonly cacheDamaged: boolean;
  /** Paths and bytes of all pages that builds of this sequence have made; one that recurs may come from the cache. */
  readonly made: ReadonlySet<string>;
}

export function freshMemory(output: Outcome['output']): Memory {
  return { situation: start, history: [], output, changedByHand: new Set(), cacheDamaged: false, made: madeOf(output) };
}

/** Path and bytes of every file, as one word each. */
export function madeOf(output: Outcome['output']): Set<string> {
  return new Set(Object.entries(output).map(([path, sum]) => `${path} ${sum}`));
}
