import { primaryLanguage } from '../model/language-tag.ts';
import { marksReader } from './read-marks.ts';
import { recognition } from './recognition.ts';

/** The beginning of a long text is sufficient, in characters. */
const looked = 400;
/** A text with fewer words is too short to decide. */
const leastWords = 6;
/** This many marks of another language, and none of its own, are certain. */
const leastMarks = 2;
/** This many marks outweigh one mark of its own language: a name, or a loanword. */
const outweighing = 6;

/**
 * The language of a text, if it is certainly another one than it should be: it has at least two marks of the other language that its own
 * does not have, and none of its own, or six times fewer. A mark is a frequent small word, or a word with a letter that only one of the two
 * languages has. Undefined for texts of fewer than six words.
 */
export function foreignLanguage(plain: string, own: string): string | undefined {
  const mine = places.get(primaryLanguage(own));
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

/** The language with enough marks, compared with those of its own. */
function outweighed(found: Uint8Array, mine: number): string | undefined {
  const scores = codes.map(() => 0);
  for (const speakers of found) {
    const isMine = (speakers >> mine) & 1;
    for (let index = 0; index < scores.length; index++) {
      const isTheirs = (speakers >> index) & 1;
      if (isTheirs !== isMine) scores[index] = (scores[index] ?? 0) + (isTheirs ? 1 : -outweighing);
    }
  }
  const best = Math.max(...scores);
  return best < leastMarks ? undefined : codes[scores.indexOf(best)];
}
