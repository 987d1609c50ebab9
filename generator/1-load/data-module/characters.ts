/* Character codes of the tokens that the scanner distinguishes. */

export const tab = 9;
export const newline = 10;
export const carriageReturn = 13;
export const space = 32;
export const doubleQuote = 34;
export const singleQuote = 39;
export const openParenthesis = 40;
export const closeParenthesis = 41;
export const asterisk = 42;
export const comma = 44;
export const minus = 45;
export const dot = 46;
export const slash = 47;
export const colon = 58;
export const semicolon = 59;
export const equals = 61;
export const openBracket = 91;
export const backslash = 92;
export const closeBracket = 93;
export const lowerA = 97;
export const lowerS = 115;
export const openBrace = 123;
export const closeBrace = 125;

export const isDigit = (code: number) => code >= 48 && code <= 57;

/** A letter, digit, underscore or dollar sign. */
export const isWordPart = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || isDigit(code) || code === 95 || code === 36;

/** Whether a character is not ASCII, or begins an escape: the scanner cannot tell where the word ends. */
export const isUncertain = (code: number) => code > 127 || code === backslash;
