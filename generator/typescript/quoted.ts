/** A text as a literal. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
