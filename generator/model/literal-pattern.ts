/** A pattern that matches exactly this text. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A pattern that finds any of these texts as whole words, the longest first. */
export function wholeWords(texts: readonly string[], flags: string): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length).map(literalPattern);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, flags);
}
