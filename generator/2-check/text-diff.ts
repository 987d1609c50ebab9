import { diffLines } from 'diff/lib/diff/line.js';
import { wordDiff } from './word-diff.ts';

/** The differences of two texts, line by line, each with the words that differ. Numbers of clauses are the first word of their line. */
export function textDiff(before: string, after: string): string[] {
  const runs = diffLines(before, after);
  return runs.flatMap((run, index) => {
    if (run.removed) {
      const next = runs[index + 1];
      const [old, now] = [linesOf(run.value), next?.added ? linesOf(next.value) : []];
      return Array.from({ length: Math.max(old.length, now.length) }, (_, line) => wordDiff(old[line] ?? '', now[line] ?? ''));
    }
    return run.added && !runs[index - 1]?.removed ? linesOf(run.value).map((line) => wordDiff('', line)) : [];
  });
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);
