import { describe, expect, test } from 'vitest';
import { fontsFor } from '../../generator/4-render/document.ts';
import { fontFacesIn } from '../../generator/bundle/font-faces.ts';

const fonts = fontFacesIn(`
@font-face{font-family:F;src:url(/assets/ext.woff2)format("woff2");unicode-range:U+100-2BA,U+1E??,U+20AC}
@font-face{font-family:F;src:url("/assets/latin.woff2") format("woff2");unicode-range:U+??,U+2191}
@font-face{font-display:swap;font-family:Late;src:url(/assets/late.woff2)}
@font-face{font-family:Local;src:local(Arial)}`);

test('a font face is read with its characters; one without a file, or that may arrive late, is left out', () => {
  expect(fonts).toEqual([
    { address: '/assets/ext.woff2', characters: '[\\u{100}-\\u{2BA}\\u{1E00}-\\u{1EFF}\\u{20AC}-\\u{20AC}]' },
    { address: '/assets/latin.woff2', characters: '[\\u{00}-\\u{FF}\\u{2191}-\\u{2191}]' },
  ]);
  expect(fontFacesIn('@font-face{src:url(/a.woff2)}')).toEqual([{ address: '/a.woff2', characters: '[^]' }]);
});

describe('a page preloads', () => {
  const page = (main: string) => `<header lang="cs">čeština</header><main>${main}</main><footer>Łódź</footer>`;
  test.each([
    ['the common font alone if its main part shows no other characters', page('<h1>Kasse für Läden</h1>'), ['/assets/latin.woff2']],
    [
      'both fonts if a text of the main part needs both',
      page('<h1>Kasa dla sklepów: płatność</h1>'),
      ['/assets/ext.woff2', '/assets/latin.woff2'],
    ],
    ['no font for attributes', page('<h1 title="płatność"></h1>'), []],
    ['the fonts of its whole body if it has no main part', '<p>płatność</p>', ['/assets/ext.woff2', '/assets/latin.woff2']],
  ])('%s', (_, body, wanted) => {
    expect(fontsFor(fonts, body)).toEqual(wanted);
  });
});
