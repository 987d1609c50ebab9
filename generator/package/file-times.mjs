// @ts-check

/* Whether a file is unchanged, by its size and times. Plain JavaScript: a command reads it before TypeScript can be loaded. */

/** @typedef {Pick<import('node:fs').Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>} FileTimes */

/** Milliseconds. Clocks of file systems tick every few; those whose times have no fraction, every one or two seconds. */
const tick = 100;
const coarseTick = 2500;

/**
 * Whether a file had changed so shortly before `now` that it may change again without getting other times. Its ctime counts, too: it cannot
 * be set by hand.
 * @param {FileTimes} found
 * @param {number} now milliseconds since 1970
 */
export function changedJustNow({ mtimeMs, ctimeMs }, now) {
  return now - Math.max(mtimeMs, ctimeMs) < (Number.isInteger(ctimeMs) ? coarseTick : tick);
}

/**
 * Identifies a version of a file.
 * @param {FileTimes} found
 */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
