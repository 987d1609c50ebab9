import type { Keep, Submission } from '../../generator/index.ts';
import { BoundedMap } from './bounded-map.ts';

/** As many keys as a preview remembers. */
const keyLimit = 1000;

/** Passes each submission on, and of those with the same key only the first. Keeps none. */
export function onceByKey(pass: (submission: Submission) => void): Keep {
  const known = new BoundedMap<true>(keyLimit);
  return async (submission) => {
    const { key } = submission;
    if (key !== undefined && known.get(key)) return;
    if (key !== undefined) known.set(key, true);
    pass(submission);
  };
}
