/** The value of a string literal with escape sequences; undefined if one of them is deprecated, malformed or a line continuation. */
export function decodeEscapes(text: string): string | undefined {
  let isValid = true;
  const decoded = text.replace(escaped, (whole, braced?: string, four?: string, two?: string, single?: string) => {
    const digits = braced ?? four ?? two;
    if (digits !== undefined) {
      const code = Number.parseInt(digits, 16);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
    } else if (single !== undefined && !unsupported.test(single)) return meanings[single] ?? single;
    isValid = false;
    return whole;
  });
  return isValid ? decoded : undefined;
}

const escaped = /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g;
/** A digit begins an octal escape or \0, `u` and `x` lack their digits, a line break is a line continuation. */
const unsupported = /[\dux\r\n]/;
const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
