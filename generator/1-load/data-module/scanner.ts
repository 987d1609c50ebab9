import {
  asterisk,
  backslash,
  carriageReturn,
  dot,
  isDigit,
  isUncertain,
  isWordPart,
  lowerA,
  lowerS,
  newline,
  singleQuote,
  slash,
  space,
  tab,
} from './characters.ts';
import { decodeEscapes } from './escapes.ts';

/** Thrown if a module is not plain data; the TypeScript loader reads it then. */
export const notSimple = new Error('not of the simple shape');

/** Scans the words, strings and numbers of a module's text. Throws `notSimple` if it is ambiguous where a token ends. */
export class Scanner {
  readonly #text: string;
  /** The next line break and the next backslash after the last string: a string with either is not simple. */
  #lineEnd = -1;
  #backslash = -1;
  at = 0;

  /** Throws for a byte order mark and for unusual line ends. */
  constructor(text: string) {
    if (text.startsWith('\uFEFF') || text.includes('\u2028') || text.includes('\u2029')) throw notSimple;
    if (text.includes('\r') && /\r(?!\n)/.test(text)) throw notSimple;
    this.#text = text;
  }

  /** The code of the next character that is neither white space nor comment, NaN at the end. It is not consumed. */
  peek(): number {
    const text = this.#text;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code === space || code === newline || code === tab || code === carriageReturn) this.at += 1;
      else if (code === slash) this.#skipComment();
      else return code;
    }
  }

  #skipComment(): void {
    const kind = this.#text.charCodeAt(this.at + 1);
    const end = kind === slash ? this.#text.indexOf('\n', this.at) : kind === asterisk ? this.#text.indexOf('*/', this.at + 2) : undefined;
    if (end === undefined || (end < 0 && kind === asterisk)) throw notSimple;
    this.at = end < 0 ? this.#text.length : end + (kind === slash ? 1 : 2);
  }

  /** Consumes a character if it comes next. */
  take(code: number): boolean {
    if (this.peek() !== code) return false;
    this.at += 1;
    return true;
  }

  expect(code: number): void {
    if (!this.take(code)) throw notSimple;
  }

  /** Consumes the three dots of a spread if they come next. */
  takeDots(): boolean {
    if (this.peek() !== dot || !this.#text.startsWith('...', this.at)) return false;
    this.at += 3;
    return true;
  }

  /** Consumes a name or keyword; empty where none comes next. */
  word(): string {
    const startsWithDigit = isDigit(this.peek());
    const start = this.at;
    let end = start;
    while (isWordPart(this.#text.charCodeAt(end))) end += 1;
    if (isUncertain(this.#text.charCodeAt(end))) end = this.#endOfLetters(end);
    if (startsWithDigit) throw notSimple;
    this.at = end;
    return this.#text.slice(start, end);
  }

  /** The end of a word with letters beyond ASCII. Throws for any other character beyond ASCII. */
  #endOfLetters(from: number): number {
    letters.lastIndex = from;
    const end = letters.test(this.#text) ? letters.lastIndex : from;
    if (isUncertain(this.#text.charCodeAt(end))) throw notSimple;
    return end;
  }

  /** Consumes this word if it comes next. */
  takeWord(wanted: string): boolean {
    const start = this.at;
    if (this.peek() === wanted.charCodeAt(0) && this.word() === wanted) return true;
    this.at = start;
    return false;
  }

  /** Consumes `as` or `satisfies` if it follows on the same line; on the next line it begins something else. */
  takeTypeOperator(): boolean {
    const start = this.at;
    const code = this.peek();
    if (code !== lowerA && code !== lowerS) return false;
    const sameLine = this.#text.lastIndexOf('\n', this.at) < start;
    const word = this.word();
    if (sameLine && (word === 'as' || word === 'satisfies')) return true;
    throw notSimple;
  }

  /** Consumes a string; its opening quotation mark comes next. */
  string(): string {
    const text = this.#text;
    const start = this.at + 1;
    const quote = text.charCodeAt(this.at) === singleQuote ? "'" : '"';
    let end = text.indexOf(quote, start);
    if (this.#lineEnd < start) this.#lineEnd = found(text.indexOf('\n', start));
    if (this.#backslash < start) this.#backslash = found(text.indexOf('\\', start));
    if (this.#backslash > end) {
      if (end < 0 || end > this.#lineEnd) throw notSimple;
      this.at = end + 1;
      return text.slice(start, end);
    }
    end = start;
    while (end < text.length && text[end] !== quote) end += text.charCodeAt(end) === backslash ? 2 : 1;
    if (end >= text.length || end > this.#lineEnd) throw notSimple;
    this.at = end + 1;
    const decoded = decodeEscapes(text.slice(start, end));
    if (decoded === undefined) throw notSimple;
    return decoded;
  }

  /** Consumes a decimal number, whose first digit comes next; unambiguous notations only. */
  number(): number {
    decimal.lastIndex = this.at;
    const [written] = decimal.exec(this.#text) ?? [];
    if (written === undefined) throw notSimple;
    this.at += written.length;
    const next = this.#text.charCodeAt(this.at);
    if (isWordPart(next) || next === dot || isUncertain(next)) throw notSimple;
    return Number(written.replaceAll('_', ''));
  }
}

const letters = /[\w$\p{L}]+/uy;
const decimal = /(?:0|[1-9]\d*(?:_\d+)*)(?:\.\d+)?/y;
const found = (index: number) => (index < 0 ? Number.POSITIVE_INFINITY : index);
