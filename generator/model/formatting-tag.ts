/**
 * The tag for formatting numbers, amounts and dates of a locale. English is formatted as in Britain in every country: CLDR would use the
 * country's format, 10.000+ in Germany, €1,116 in Spain.
 */
export function formattingTag(tag: string): string {
  return /^en(-|$)/.test(tag) ? 'en-GB' : tag;
}
