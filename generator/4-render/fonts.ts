import { memoize } from '../model/memoize.ts';
import type { Font } from '../model/site-files.ts';

/**
 * The addresses of the fonts for texts in the main part of a page, which the browser would otherwise fetch later. Texts of menus and
 * pickers in other languages do not count: most of them are hidden at first.
 */
export function fontsFor(fonts: readonly Font[], body: string): string[] {
  const start = body.indexOf('<main');
  const main = start < 0 ? body : body.slice(start, body.lastIndexOf('</main>'));
  return fonts.filter(({ characters }) => oneOf(characters).test(main) && textWith(characters).test(main)).map(({ address }) => address);
}

/** Matches the characters anywhere. It rules most pages out in less than half the time of `textWith`. */
const oneOf = memoize((characters) => new RegExp(characters, 'u'));

/** Matches a text between tags that has one of the characters. */
const textWith = memoize((characters) => new RegExp(`>[^<]*?(?!<)${characters}`, 'u'));
