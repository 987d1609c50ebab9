import { memoize } from '../model/memoize.ts';
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

/** Finds a text between tags with one of the characters. */
const textWith = memoize((characters) => new RegExp(`>[^<]*?(?!<)${characters}`, 'u'));
