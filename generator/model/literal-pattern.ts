export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A place that is not between two letters of a word. */
const edge = String.raw`(?<![\p{L}\p{N}](?=[\p{L}\p{N}]))`;

/** A pattern that finds any of these texts as whole words, the longest first. A text may begin or end with a sign: `...`. */
export function wholeWords(texts: readonly string[], flags: string): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length).map(literalPattern);
  // Most places have none of the first characters: they need no look at the edge.
  const firsts = new Set(texts.map(([first = '']) => literalPattern(first)));
  return new RegExp(`(?=${[...firsts].join('|')})${edge}(?:${longestFirst.join('|')})${edge}`, flags);
}
