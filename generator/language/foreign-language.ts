import { marksReader } from './read-marks.ts';
import { recognition } from './recognition.ts';

/** The beginning of a long text says enough, in characters. */
const looked = 400;
/** A text with fewer words is too short to decide. */
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
  const mine = places.get(own);
  if (mine === undefined) return undefined;
  const { words, count, languages } = readMarks((plain.length > looked ? plain.slice(0, looked) : plain).toLowerCase());
  if (words < leastWords) return undefined;
  let strange = 0;
  for (let mark = 0; mark < count; mark++) if (!(((languages[mark] ?? 0) >> mine) & 1)) strange++;
  // Without marks that its own language lacks there is nothing to weigh.
  return strange < leastMarks ? undefined : outweighed(languages.subarray(0, count), mine);
}

const codes = [...recognition.keys()];
const places = new Map(codes.map((code, index) => [code, index]));
// In small letters a text may be longer by a few: İ becomes two.
const readMarks = marksReader([...recognition.values()], looked * 2);

/** The language for which enough marks speak, against those of its own. */
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
