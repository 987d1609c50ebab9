/** A pattern that matches exactly this text. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A pattern that finds any of these texts as whole words, the longest first. A text may begin or end with a sign, which is no end of a word. */
export function wholeWords(texts: readonly string[], flags: string): RegExp {
  const longestFirst = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => {
      const [start, end] = [
        /^[\p{L}\p{N}]/u.test(text) ? '(?<![\\p{L}\\p{N}])' : '',
        /[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{N}])' : '',
      ];
      return `${start}${literalPattern(text)}${end}`;
    });
  return new RegExp(longestFirst.join('|'), flags);
}
