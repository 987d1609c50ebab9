/** Lines that were replaced by others. */
export interface LineChange {
  /** The first of them, from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** What differs between two texts: each changed line, or, where their number has changed, all lines from the first to the last difference. */
export function changedLines(before: string, after: string): LineChange[] {
  if (before === after) return [];
  const [old, present] = [before.split('\n'), after.split('\n')];
  if (old.length === present.length)
    return old.flatMap((line, index) => (line === present[index] ? [] : [{ line: index + 1, before: line, after: present[index] ?? '' }]));
  const start = old.findIndex((line, index) => line !== present[index]);
  const isEnd = (count: number) => old.at(-1 - count) === present.at(-1 - count) && Math.min(old.length, present.length) - count > start;
  let end = 0;
  while (isEnd(end)) end += 1;
  const part = (lines: readonly string[]) => lines.slice(start, lines.length - end).join('\n');
  return [{ line: start + 1, before: part(old), after: part(present) }];
}
