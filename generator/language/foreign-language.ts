import { primaryLanguage } from '../model/language-tag.ts';
import { memoize } from '../model/memoize.ts';
import { type Marks, recognition } from './recognition.ts';
import { hasScriptOf, isLatin, languageOfScript } from './scripts.ts';

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
 * Undefined if the language is right or uncertain, as for texts of fewer than six words. A text without a letter in the script of its
 * language is in another one; so is a sentence in Latin script. Of languages in Latin script that have no marks, only this is noticed.
 */
export function foreignLanguage(plain: string, expected: string): string | undefined {
  const isInScript = hasScriptOf(expected, plain);
  const other = isInScript ? undefined : languageOfScript(plain);
  if (other !== undefined) return other;
  const sentence = isInScript && !isLatin(expected) ? latinSentence.exec(plain)?.[0] : undefined;
  const own = ownBit(expected) ?? (sentence === undefined && (isInScript || isLatin(expected)) ? undefined : 0);
  const words =
    (sentence ?? plain)
      .slice(0, looked)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (own === undefined || (words.length < leastWords && sentence === undefined)) return undefined;
  const marks: number[] = [];
  let strange = 0;
  for (const word of words) {
    const speakers = speakersByWord.get(word) ?? writersOf(word);
    if (speakers) marks.push(speakers);
    if (speakers && !(speakers & own)) strange++;
  }
  // Without marks of another language there is nothing to compare.
  return strange < leastMarks ? undefined : outweighed(marks, own);
}

/** A part of a sentence in Latin script. Names and titles have more capitals. */
const latinSentence = /\p{Script=Latin}+(?:[\s,’'-]+(?!\p{Lu})\p{Script=Latin}+){3,}/u;

/** Whether a text has enough words to tell its language. */
export const isDecidable = (plain: string): boolean => (plain.match(/\p{L}+/gu) ?? []).length >= leastWords;

/** Language → its bit in a set of languages. */
const bitOf = new Map([...recognition.keys()].map((code, index) => [code, 1 << index]));

const ownBit = memoize((tag) => bitOf.get(primaryLanguage(tag)));

/** Frequent small word, or letter beyond a to z → its languages. */
function languagesBy(kind: keyof Marks): ReadonlyMap<string, number> {
  const languages = new Map<string, number>();
  for (const [code, marks] of recognition)
    for (const mark of marks[kind]) languages.set(mark, (languages.get(mark) ?? 0) | (bitOf.get(code) ?? 0));
  return languages;
}
const speakersByWord = languagesBy('words');
const writersByLetter = languagesBy('letters');

/** The languages that have every letter of a word beyond a to z; none for a word without such letters. */
function writersOf(word: string): number {
  let writers = -1;
  for (const letter of word) if (letter > 'z') writers &= writersByLetter.get(letter) ?? 0;
  return writers === -1 ? 0 : writers;
}

/** The language whose marks outweigh those of the text's own language, if any. */
function outweighed(marks: readonly number[], own: number): string | undefined {
  let best: { readonly code?: string; readonly score: number } = { score: leastMarks - 1 };
  for (const [code, bit] of bitOf) {
    const theirs = marks.filter((speakers) => speakers & bit && !(speakers & own)).length;
    const mine = marks.filter((speakers) => speakers & own && !(speakers & bit)).length;
    const score = theirs - outweighing * mine;
    if (score > best.score) best = { code, score };
  }
  return best.code;
}
