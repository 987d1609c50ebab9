import { primaryLanguage } from '../model/language-tag.ts';
import { marksReader } from './read-marks.ts';
import { recognition } from './recognition.ts';

/** The beginning of a long text is sufficient, in characters. */
const looked = 400;
/** A text with fewer words is too short to decide. */
const leastWords = 6;
/** This many marks of another language are certain if the text has no mark of its own language. */
const leastMarks = 2;
/** This many marks outweigh one mark of the text's own language, such as a name or a loanword. */
const outweighing = 6;

/**
 * Detects text in the wrong language by marker words. A mark is a frequent small word, or a word with a letter that only one of two
 * languages has. Another language is certain if the text has at least two of its marks, and more than six times as many as of its own.
 * Undefined if the language is right or uncertain, as for texts of fewer than six words.
 */
export function foreignLanguage(plain: string, expected: string): string | undefined {
  const mine = places.get(primaryLanguage(expected));
  if (mine === undefined) return undefined;
  const { words, count, languages } = readMarks((plain.length > looked ? plain.slice(0, looked) : plain).toLowerCase());
  if (words < leastWords) return undefined;
  let strange = 0;
  for (let mark = 0; mark < count; mark++) if (!(((languages[mark] ?? 0) >> mine) & 1)) strange++;
  // Without marks of another language there is nothing to compare.
  return strange < leastMarks ? undefined : outweighed(languages.subarray(0, count), mine);
}

const codes = [...recognition.keys()];
const places = new Map(codes.map((code, index) => [code, index]));
// Lower case may be longer by a few characters: İ becomes two.
const readMarks = marksReader([...recognition.values()], looked * 2);

/** The language whose marks outweigh those of the text's own language, if any. */
function outweighed(marks: Uint8Array, mine: number): string | undefined {
  const scores = codes.map(() => 0);
  for (const speakers of marks) {
    const isMine = (speakers >> mine) & 1;
    for (let index = 0; index < scores.length; index++) {
      const isTheirs = (speakers >> index) & 1;
      if (isTheirs !== isMine) scores[index] = (scores[index] ?? 0) + (isTheirs ? 1 : -outweighing);
    }
  }
  const best = Math.max(...scores);
  return best < leastMarks ? undefined : codes[scores.indexOf(best)];
}
