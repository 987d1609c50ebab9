import { diffArrays } from 'diff/lib/diff/array.js';

/** Unchanged words on each side of a change; longer runs are shortened. */
const context = 4;

/** Words that two texts share, or that only one of them has. */
export interface WordRun {
  readonly words: readonly string[];
  readonly kind: 'same' | 'removed' | 'added';
}

/** The words of two texts, in order. */
export const wordRuns = (before: string, after: string): WordRun[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ removed, added, value }) => ({
    words: value,
    kind: removed ? 'removed' : added ? 'added' : 'same',
  }));

/** A word diff of two texts: `He keeps [-his-] [+all+] credentials secret.` */
export function wordDiff(before: string, after: string): string {
  const runs = wordRuns(before, after);
  return runs
    .map(({ kind, words }, index) => {
      if (kind === 'removed') return `[-${words.join(' ')}-]`;
      if (kind === 'added') return `[+${words.join(' ')}+]`;
      return shortened(words, { first: index === 0, last: index === runs.length - 1 });
    })
    .join(' ');
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function shortened(words: readonly string[], { first, last }: { readonly first: boolean; readonly last: boolean }): string {
  const [head, tail] = [first ? 0 : context, last ? 0 : context];
  if (words.length <= head + tail + 1) return words.join(' ');
  return [...words.slice(0, head), '…', ...words.slice(words.length - tail)].join(' ');
}
