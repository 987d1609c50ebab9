/** Unchanged words on each side of a change; longer runs are shortened. */
const context = 4;

interface Run {
  readonly kind: 'same' | 'gone' | 'new';
  readonly words: readonly string[];
}

/** A word diff of two texts: `He keeps [-his-] [+all+] credentials secret.` */
export function wordDiff(before: string, after: string): string {
  const runs = runsOf(wordsOf(before), wordsOf(after));
  return runs
    .map(({ kind, words }, index) => {
      if (kind === 'gone') return `[-${words.join(' ')}-]`;
      if (kind === 'new') return `[+${words.join(' ')}+]`;
      return shortened(words, { first: index === 0, last: index === runs.length - 1 });
    })
    .join(' ');
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The changes as runs of words, by the longest common subsequence; removed words come before added ones. */
function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const lengths = commonLengths(before, after);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const runs: { kind: Run['kind']; words: string[] }[] = [];
  const add = (kind: Run['kind'], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else runs.push({ kind, words: [word] });
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      add('same', before[i] as string);
      i += 1;
      j += 1;
    } else if (i < before.length && at(i + 1, j) >= at(i, j + 1)) add('gone', before[i++] as string);
    else if (j < after.length) add('new', after[j++] as string);
    else add('gone', before[i++] as string);
  }
  return runs;
}

/** For each pair of positions, the number of words that the rests of the two texts have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[];
      row[j] = before[i] === after[j] ? 1 + (lengths[i + 1]?.[j + 1] ?? 0) : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function shortened(words: readonly string[], { first, last }: { readonly first: boolean; readonly last: boolean }): string {
  const [head, tail] = [first ? 0 : context, last ? 0 : context];
  if (words.length <= head + tail + 1) return words.join(' ');
  return [...words.slice(0, head), '…', ...words.slice(words.length - tail)].join(' ');
}
