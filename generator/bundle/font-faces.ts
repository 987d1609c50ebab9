import type { Font } from '../model/site-files.ts';

/**
 * The fonts of a style sheet that a page preloads, each with the characters for which browsers fetch it (CSS Fonts 4, section 4.5).
 * A font of `font-display: swap` may arrive late, so it leaves the connection to the others.
 */
export function fontFacesIn(css: string): Omit<Font, 'source'>[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const address = /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1];
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return address && !/font-display:\s*swap/.test(face) ? [{ address, characters: range ? charactersIn(range) : '[^]' }] : [];
  });
}

/** `U+100-2BA, U+1E??` as a character class of a regular expression. */
function charactersIn(range: string): string {
  const parts = [...range.matchAll(/U\+([\da-f]*)(\?*)(?:-([\da-f]+))?/gi)].map(([, first = '', open = '', last]) => {
    const from = `${first}${open.replaceAll('?', '0')}`;
    return `\\u{${from}}-\\u{${last ?? `${first}${open.replaceAll('?', 'F')}`}}`;
  });
  return `[${parts.join('')}]`;
}
