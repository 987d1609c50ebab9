/** As a mail server would take it, near enough: one @, no blanks, a dot in the domain (V6). */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);
