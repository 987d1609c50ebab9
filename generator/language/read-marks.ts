import { isLetter } from '../model/unicode.ts';
import type { Marks } from './recognition.ts';

/** The marks of languages in a text. */
interface MarksRead {
  words: number;
  /** How many of them are marks: frequent small words of a language, or words with its special letters. */
  count: number;
  /** Mark → its languages, one bit each. */
  readonly languages: Uint8Array;
}

/** Letters below this code have their own column. */
const tableSize = 0x180;
const nothing = 0;
const rareLetter = 1;
const firstColumn = 2;
const root = 1;

/**
 * A reader of lower-case texts of a maximal length. It matches the small words of up to eight languages with a trie, so that no substrings
 * are created; and it returns the same object for every text.
 */
export function marksReader(languages: readonly Marks[], longest: number): (text: string) => MarksRead {
  const bitsOf = (holds: (marks: Marks) => boolean) => languages.reduce((bits, marks, index) => bits | (Number(holds(marks)) << index), 0);
  // Words with other characters than letters never match.
  const words = [...new Set(languages.flatMap((marks) => [...marks.words]))].filter((word) => /^\p{L}+$/u.test(word));
  const letters = [...new Set(words.join(''))];
  const columns = Uint8Array.from({ length: tableSize }, (_, code) => (isLetter(code) ? rareLetter : nothing));
  for (const [index, letter] of letters.entries()) columns[letter.charCodeAt(0)] = firstColumn + index;
  const writers = Uint8Array.from({ length: tableSize }, (_, code) => bitsOf((marks) => marks.letters.has(String.fromCharCode(code))));

  const width = firstColumn + letters.length;
  // Node 0 has no transitions.
  const next = new Uint16Array((words.join('').length + 2) * width);
  const speakers = new Uint8Array(next.length / width);
  let last = root;
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      const way = node * width + (columns[letter.charCodeAt(0)] ?? 0);
      if (!next[way]) next[way] = ++last;
      node = next[way] ?? 0;
    }
    speakers[node] = bitsOf((marks) => marks.words.has(word));
  }

  const read: MarksRead = { words: 0, count: 0, languages: new Uint8Array(longest) };
  const marks = read.languages;
  return (text) => {
    let words = 0;
    let count = 0;
    let node = root;
    let writing = -1;
    let inWord = false;
    const { length } = text;
    for (let index = 0; index <= length; index++) {
      const code = index < length ? text.charCodeAt(index) : 0;
      const column = code < tableSize ? (columns[code] as number) : isLetter(code) ? rareLetter : nothing;
      if (column !== nothing) {
        node = next[node * width + column] as number;
        if (code > 0x7a) writing &= writers[code] ?? 0;
        inWord = true;
      } else if (inWord) {
        const mark = speakers[node] || (writing === -1 ? 0 : writing);
        if (mark) marks[count++] = mark;
        words++;
        node = root;
        writing = -1;
        inWord = false;
      }
    }
    read.words = words;
    read.count = count;
    return read;
  };
}
