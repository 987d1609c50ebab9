import { lazy } from '../model/memoize.ts';

/** Created on first use: it takes milliseconds, and few texts need it. */
const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

/** A grapheme, and the columns that it takes at a terminal. */
export interface Sign {
  readonly text: string;
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
  readonly columns: number;
}

/** The graphemes of a line as a terminal shows them: a tab is two spaces, control characters are visible. */
export function signsOf(line: string): Sign[] {
  if (/^[\x20-\x7e]*$/.test(line)) return Array.from(line, (text, at) => ({ text, at, columns: 1 }));
  return Array.from(segmenter().segment(line), ({ segment, index }) => signOf(segment, index));
}

function signOf(segment: string, at: number): Sign {
  if (segment === '\t') return { text: '  ', at, columns: 2 };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\x00-\x1f\x7f]/.test(segment)) return { text: segment === '\r' ? '' : '\ufffd', at, columns: segment === '\r' ? 0 : 1 };
  return { text: segment, at, columns: wide.test(segment) ? 2 : 1 };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are spelt with them
export const plain = (text: string): string => text.replace(/\u001b\[\d+m/g, '');

/** The columns that a text takes at a terminal, whatever its colours. */
export const columnsOf = (text: string): number => signsOf(plain(text)).reduce((sum, { columns }) => sum + columns, 0);

/** A text in lines of at most so many columns, broken at spaces; a word that is longer stays whole. */
export function wrap(text: string, width: number): string[] {
  const lines = [''];
  let used = 0;
  for (const word of text.split(/[ \n]/)) {
    const columns = columnsOf(word);
    const line = lines.at(-1) ?? '';
    if (line && used + 1 + columns > width) {
      lines.push(word);
      used = columns;
    } else {
      lines[lines.length - 1] = line ? `${line} ${word}` : word;
      used += columns + (line ? 1 : 0);
    }
  }
  return lines;
}
