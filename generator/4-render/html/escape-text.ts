/** A value as `+` converts it: unlike a template literal it calls `valueOf` first, as React does. */
// biome-ignore lint/style/useTemplate: a template would not
export const asText = (value: unknown): string => '' + (value as string);

const special = /["'&<>]/;

/** A printable value as React writes it in text and in quoted attributes (escapeTextForBrowser in react-dom/server). */
export function escapeText(value: unknown): string {
  const text = typeof value === 'string' ? value : asText(value);
  return special.test(text) ? escaped(text) : text;
}

// One pass per character: engines replace a single character fastest, and the props of islands are JSON full of quotes.
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#x27;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
