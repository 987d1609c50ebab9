/*
 * The marks around a text that a draft shows in another language than that of its page. They are characters of Unicode's private use area,
 * which texts, ICU syntax, markup and HTML do not use, so that a text keeps them on its way through a template.
 */
const open = '\uE010';
const separator = '\uE011';
const close = '\uE012';

/** The two marks of a text, for `matchAll`: an opening one has the groups `language` and `place`. */
export const fallbackMarks = new RegExp(`${open}(?<language>[\\w-]+)${separator}(?<place>[^${separator}]*)${separator}|${close}`, 'g');
const inAddresses = new RegExp(
  `${encodeURIComponent(open)}.*?${encodeURIComponent(separator)}.*?${encodeURIComponent(separator)}|${encodeURIComponent(close)}`,
  'g',
);

/** A text between its marks. `place` is equal for all occurrences of the text on its page; it has letters, digits, points and hyphens. */
export function withFallbackMarks(text: string, language: string, place: string): string {
  return `${open}${language}${separator}${place}${separator}${text}${close}`;
}

/** HTML without marks, also where a text is part of an address. */
export function withoutFallbackMarks(html: string): string {
  return html.replace(fallbackMarks, '').replace(inAddresses, '');
}
