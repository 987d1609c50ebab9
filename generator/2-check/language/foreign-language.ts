import { recognition } from './recognition.ts';

/** The beginning of a long text says enough, in characters. */
const looked = 400;
/** A text with fewer words says too little to be judged. */
const leastWords = 6;
/** So many marks of another language, and none of its own, leave no doubt. */
const leastMarks = 2;
/** So many of them outweigh one mark of its own: a name, or a word that it has borrowed. */
const outweighing = 6;

/**
 * The language that a text is in, if it is beyond doubt another one than it should be: it has at least two marks of the other
 * language that its own does not have, and none of its own, or six times fewer. A mark is one of the small words that sentences
 * are full of, or else a word with a letter that only one of the two languages writes. Nothing is said of a text below six words.
 */
export function foreignLanguage(plain: string, own: string): string | undefined {
  const mine = codes.indexOf(own);
  if (mine < 0) return undefined;
  const found =
    plain
      .slice(0, looked)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (found.length < leastWords) return undefined;
  const theirs = codes.map(() => 0);
  const against = codes.map(() => 0);
  for (const word of found) {
    const speakers = speakersOf(word);
    if (speakers === 0) continue;
    const isMine = (speakers >> mine) & 1;
    for (let index = 0; index < codes.length; index++) {
      const isTheirs = (speakers >> index) & 1;
      if (isTheirs && !isMine) theirs[index] = (theirs[index] ?? 0) + 1;
      if (isMine && !isTheirs) against[index] = (against[index] ?? 0) + 1;
    }
  }
  const scores = theirs.map((count, index) => count - (against[index] ?? 0) * outweighing);
  const best = Math.max(...scores);
  return best < leastMarks ? undefined : codes[scores.indexOf(best)];
}

const codes = [...recognition.keys()];
const known = new Map<string, number>();

/** The languages that a word is a mark of, a bit for each in the order of `codes`. */
function speakersOf(word: string): number {
  let bits = known.get(word);
  if (bits === undefined) {
    bits = bitsWhere(({ words }) => words.has(word)) || byLetters(word);
    known.set(word, bits);
  }
  return bits;
}

function byLetters(word: string): number {
  const letters = [...word].filter((letter) => letter > 'z');
  return letters.length ? bitsWhere((marks) => letters.every((letter) => marks.letters.has(letter))) : 0;
}

function bitsWhere(holds: (marks: NonNullable<ReturnType<typeof recognition.get>>) => boolean): number {
  return [...recognition.values()].reduce((bits, marks, index) => (holds(marks) ? bits | (1 << index) : bits), 0);
}
