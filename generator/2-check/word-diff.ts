import { diffArrays } from 'diff/lib/diff/array.js';

/** Unchanged words on each side of a change; longer runs are shortened. */
const context = 4;

/** A word diff of two texts: `He keeps [-his-] [+all+] credentials secret.` */
export function wordDiff(before: string, after: string): string {
  const runs = diffArrays(wordsOf(before), wordsOf(after));
  return runs
    .map(({ removed, added, value }, index) => {
      if (removed) return `[-${value.join(' ')}-]`;
      if (added) return `[+${value.join(' ')}+]`;
      return shortened(value, { first: index === 0, last: index === runs.length - 1 });
    })
    .join(' ');
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function shortened(words: readonly string[], { first, last }: { readonly first: boolean; readonly last: boolean }): string {
  const [head, tail] = [first ? 0 : context, last ? 0 : context];
  if (words.length <= head + tail + 1) return words.join(' ');
  return [...words.slice(0, head), '…', ...words.slice(words.length - tail)].join(' ');
}
