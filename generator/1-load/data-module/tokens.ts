import { decodeEscapes } from './escapes.ts';

/** Thrown if a module is not plain data; the TypeScript loader reads it then. */
const notSimple = new Error('not of the simple shape');

const token = new RegExp(
  [
    // White space and comments.
    /(?:[ \n\t\r]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/,
    /'[^'\\\n]*(?:\\[^\n][^'\\\n]*)*'|"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"/,
    /[a-z_$\p{L}][\w$\p{L}]*/u,
    // Unambiguous decimal numbers.
    /(?:0|[1-9]\d*(?:_\d+)*)(?:\.\d+)?(?![\w$.\p{L}])/u,
    /\.{3}|[-(),.:;=[\]{}]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giuy',
);

const isGap = (text = '') => /^[ \n\t\r/]/.test(text);
export const isString = (text: string) => text.startsWith("'") || text.startsWith('"');
export const isNumber = (text: string) => /^\d/.test(text);

/** The tokens of a module, read one after the other. An empty text is the end. */
export class Tokens {
  readonly #all: readonly string[];
  #at = 0;

  /** Refuses the text for a character that belongs to no token, and for unusual line ends, after which a comment may end. */
  constructor(text: string) {
    this.#all = text.match(token) ?? [];
    const length = this.#all.reduce((sum, one) => sum + one.length, 0);
    if (length < text.length || /\r(?!\n)|[\u2028\u2029]/.test(text)) refuse();
  }

  peek(): string {
    if (isGap(this.#all[this.#at])) this.#at += 1;
    return this.#all[this.#at] ?? '';
  }

  next(): string {
    const text = this.peek();
    this.#at += 1;
    return text;
  }

  /** Consumes a token if it comes next. */
  take(wanted: string): boolean {
    if (this.peek() !== wanted) return false;
    this.#at += 1;
    return true;
  }

  expect(wanted: string): void {
    if (!this.take(wanted)) refuse();
  }

  /** Consumes `as` or `satisfies` if it follows on the same line; on the next line it begins something else. */
  takeTypeOperator(): boolean {
    const text = this.peek();
    if (text !== 'as' && text !== 'satisfies') return false;
    if (this.#all[this.#at - 1]?.includes('\n')) refuse();
    this.#at += 1;
    return true;
  }
}

/** The value of a string, which may have escape sequences. */
export function textOf(token: string): string {
  const text = token.slice(1, -1);
  return text.includes('\\') ? (decodeEscapes(text) ?? refuse()) : text;
}

export const numberOf = (token: string): number => (isNumber(token) ? Number(token.replaceAll('_', '')) : refuse());

export const nameOf = (token: string): string => (/^[a-z_$\p{L}]/iu.test(token) ? token : refuse());

export function refuse(): never {
  throw notSimple;
}
