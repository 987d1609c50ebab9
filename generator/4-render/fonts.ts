import { memoize } from '../model/memoize.ts';
import type { Font } from '../model/site-files.ts';

/**
 * The addresses of the fonts that the main part of a page shows text in: the browser would fetch them anyway, only later. Texts of
 * menus and pickers in other languages do not count: most of them are hidden at first.
 */
export function fontsFor(fonts: readonly Font[], body: string): string[] {
  const start = body.indexOf('<main');
  const main = start < 0 ? body : body.slice(start, body.lastIndexOf('</main>'));
  return fonts.filter(({ characters }) => textWith(characters).test(main)).map(({ address }) => address);
}

/** Finds a text between tags with one of the characters. */
const textWith = memoize((characters) => new RegExp(`>[^<]*?(?!<)${characters}`, 'u'));
