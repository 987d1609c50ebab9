// @ts-check

/*
 * Whether a file is as it was, told by its size and times. Plain JavaScript: the start of a command reads it before anything that
 * could read TypeScript is loaded.
 */

/** @typedef {Pick<import('node:fs').Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>} FileTimes */

/** Milliseconds. Clocks of disks tick every few; where times have no fraction, every one or two seconds. */
const tick = 100;
const coarseTick = 2500;

/**
 * Whether a file that was looked at `now` had changed so shortly before that it may change again without getting other times. The
 * time at which its entry changed (ctime) counts, too: it cannot be set by hand.
 * @param {FileTimes} found
 * @param {number} now milliseconds since 1970
 */
export function changedJustNow({ mtimeMs, ctimeMs }, now) {
  return now - Math.max(mtimeMs, ctimeMs) < (Number.isInteger(ctimeMs) ? coarseTick : tick);
}

/**
 * What a file that has not been touched has in common with its earlier self.
 * @param {FileTimes} found
 */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
