/**
 * The tag by which numbers, amounts and dates of a locale are written: its own, but for English, which is written as in
 * Britain in every country (decision 29). CLDR lets English follow the country: 10.000+ in Germany, €1,116 in Spain.
 */
export function formattingTag(tag: string): string {
  return /^en(-|$)/.test(tag) ? 'en-GB' : tag;
}
