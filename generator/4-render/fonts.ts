import type { Font } from '../model/site-files.ts';

/**
 * The addresses of the fonts that the main part of a page shows text in: the browser would fetch them anyway, only later. What menus
 * and pickers say in other languages is not looked at: most of it is hidden at first.
 */
export function fontsFor(fonts: readonly Font[], body: string): string[] {
  const start = body.indexOf('<main');
  const main = start < 0 ? body : body.slice(start, body.lastIndexOf('</main>'));
  return fonts.filter(({ characters }) => textWith(characters).test(main)).map(({ address }) => address);
}

const patterns = new Map<string, RegExp>();

/** Finds a text between tags with one of the characters. */
function textWith(characters: string): RegExp {
  const pattern = patterns.get(characters) ?? new RegExp(`>[^<]*?(?!<)${characters}`, 'u');
  patterns.set(characters, pattern);
  return pattern;
}
