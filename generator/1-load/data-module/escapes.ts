/** What a string says whose inside is written with backslashes; nothing where one of them is not read the same everywhere. */
export function decodeEscapes(text: string): string | undefined {
  let certain = true;
  const decoded = text.replace(escaped, (whole, braced?: string, four?: string, two?: string, single?: string) => {
    const digits = braced ?? four ?? two;
    if (digits !== undefined) {
      const code = Number.parseInt(digits, 16);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
    } else if (single !== undefined && !uncertain.test(single)) return meanings[single] ?? single;
    certain = false;
    return whole;
  });
  return certain ? decoded : undefined;
}

const escaped = /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g;
/** Digits are octal or zero, `u` and `x` have lost their digits, a line break continues the string. */
const uncertain = /[\dux\r\n]/;
const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
