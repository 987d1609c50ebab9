/** A word, number, string or punctuation character of a module, and the white space and comments before it. */
export interface Token {
  readonly gap: string;
  readonly text: string;
}

const space = /\s+|\/\/[^\n\r\u2028\u2029]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//y;
const token = /'(?:[^'\\\n\r]|\\[^\n\r])*'|"(?:[^"\\\n\r]|\\[^\n\r])*"|[\w$\p{L}\p{M}\p{N}]+|[{}()[\],:;.=|<>?&!+-]/uy;

/** The tokens of a module; undefined if it has a template literal or a regular expression, whose end only a parser finds. */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  while (at < text.length) {
    const start = at;
    while (next(space) !== undefined);
    const gap = text.slice(start, at);
    if (at === text.length) return [...tokens, { gap, text: '' }];
    const found = next(token);
    if (found === undefined) return undefined;
    tokens.push({ gap, text: found });
  }
  return tokens;
}
