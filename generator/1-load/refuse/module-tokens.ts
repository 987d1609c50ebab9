/** A word, a string (without quotation marks, escapes as written), or a single punctuation character. */
export interface Token {
  readonly kind: 'word' | 'string' | 'sign';
  readonly text: string;
  readonly at: number;
}

/** A content file with its tokens; undefined if its text is ambiguous. */
export interface TokenizedFile {
  readonly file: string;
  readonly text: string;
  readonly tokens: readonly Token[] | undefined;
}

export const isSign = (token: Token | undefined, text: string) => token?.kind === 'sign' && token.text === text;

/** The range of a token, with the quotation marks of a string; its end is exclusive. */
export function spanOf({ kind, text, at }: Token): { readonly from: number; readonly to: number } {
  return { from: at, to: at + text.length + (kind === 'string' ? 2 : 0) };
}

/**
 * The tokens of a TypeScript module without comments and numbers; of template literals only the expressions. Undefined if the text is
 * ambiguous, such as a slash that may divide or begin a regular expression.
 */
export function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  // For each open template literal, how many braces are open in its expression.
  const templates: number[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  /** Consumes a template literal to its end or its next `${`, and returns which of the two. */
  const readTemplate = (): '`' | '${' | undefined => {
    const part = take(templatePart);
    if (part === undefined || part.endsWith('`')) return part === undefined ? part : '`';
    templates.push(0);
    return '${';
  };
  while (at < text.length) {
    if (take(blank) !== undefined) continue;
    const start = at;
    const sign = text[at] as string;
    if (sign === "'" || sign === '"') {
      const string = take(sign === "'" ? singleQuoted : doubleQuoted);
      if (string === undefined) return undefined;
      tokens.push({ kind: 'string', text: string.slice(1, -1), at: start });
      continue;
    }
    if (sign === '\\') return undefined;
    const word = take(wordPattern);
    if (word !== undefined) {
      tokens.push({ kind: 'word', text: word, at: start });
      continue;
    }
    if (take(number) !== undefined) {
      // There may be a number before a slash.
      tokens.push({ kind: 'sign', text: '0', at: start });
      continue;
    }
    if (sign === '/' && !divides(tokens.at(-1))) return undefined;
    at += 1;
    if (sign === '`') {
      const end = readTemplate();
      if (end === undefined) return undefined;
      tokens.push({ kind: 'sign', text: end, at: start });
      continue;
    }
    const open = templates.at(-1);
    if (sign === '{' && open !== undefined) templates[templates.length - 1] = open + 1;
    if (sign === '}' && open !== undefined) {
      if (open > 0) templates[templates.length - 1] = open - 1;
      else {
        templates.pop();
        const end = readTemplate();
        if (end === undefined) return undefined;
        tokens.push({ kind: 'sign', text: end, at: start });
        continue;
      }
    }
    tokens.push({ kind: 'sign', text: sign, at: start });
  }
  return templates.length ? undefined : tokens;
}

/** Whether a slash after this token can only divide: after a name, a string, a number or a list. */
function divides(before: Token | undefined): boolean {
  if (before?.kind === 'word') return !keywords.has(before.text);
  return before?.kind === 'string' || before?.text === '0' || before?.text === ']' || before?.text === '`';
}

const keywords = new Set('await case delete do else extends in instanceof new of return throw typeof void yield'.split(' '));

const blank = /(?:\s|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/)+/y;
const wordPattern = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const number = /\.?\d[\w.]*/y;
const singleQuoted = /'(?:[^'\\\n\r]|\\[\s\S])*'/y;
const doubleQuoted = /"(?:[^"\\\n\r]|\\[\s\S])*"/y;
const templatePart = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y;
