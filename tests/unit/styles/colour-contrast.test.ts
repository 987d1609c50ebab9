import { expect, test } from 'vitest';
import type { RenderedSite } from '../../../generator/2-check/inspect.ts';
import { colourContrast } from '../../../generator/2-check/site-rules/colour-contrast.ts';
import { colourOf, contrast } from '../../../generator/2-check/styles/colours.ts';
import { root } from '../../support/paths.ts';
import { renderedFiles } from '../../support/rendered-files.ts';

const { files } = await renderedFiles(`${root}/tests/sites/minimal/content`);
const sheets = [...files].flatMap(([path, text]) =>
  path.endsWith('.css') ? [typeof text === 'string' ? text : new TextDecoder().decode(text)] : [],
);
const css = sheets.join('\n');

/** What the rule says of the real styles with a change. */
function told(change: (css: string) => string = (same) => same) {
  const changed = change(css);
  const site = { files: new Map([['assets/style.css', changed]]) } as unknown as RenderedSite;
  return colourContrast.run(site, new Map()).map(({ code, file, message }) => ({ code, file, message }));
}

test('the real styles are told nothing, and a site without styles neither', () => {
  expect(told()).toEqual([]);
  expect(told(() => '')).toEqual([]);
});

test('WL5027 a token that fades is told for each ground and theme on which it does', () => {
  const found = told((real) => real.replace(/--slate-600:#\w+/, '--slate-600:#8a93a0'));
  expect(new Set(found.map(({ code, file }) => `${code} ${file}`))).toEqual(new Set(['WL5027 runtime/styles/tokens.css']));
  expect(found[0]?.message).toBe(
    "In the light theme 'muted' on 'canvas' (small print and placeholders) has a contrast of 3.11; at least 4.5 is expected.",
  );
  expect(found.every(({ message }) => message.includes('light theme'))).toBe(true);
});

test('WL5027 what stands on a band of its own scheme is measured in that scheme', () => {
  const found = told((real) => real.replace(/--slate-300:#\w+/, '--slate-300:#7d8590'));
  expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining("In the dark theme 'muted' on 'deep'"));
  expect(found.some(({ message }) => message.includes('light theme'))).toBe(false);
});

test.each([
  [
    'color:var(--blue-600)',
    "The colour 'blue-600' is the color of '.new', but the table of colour pairs does not say what it must stand out from.",
  ],
  [
    'color:var(--hairline)',
    "The colour 'hairline' is the color of '.new', but the table of colour pairs does not say what it must stand out from.",
  ],
  [
    'border:1px solid var(--red-300)',
    "The colour 'red-300' is the border of '.new', but the table of colour pairs does not say what it must stand out from.",
  ],
  [
    'background:var(--green-400)',
    "The colour 'green-400' is the background of '.new', but the table of colour pairs does not say what it must stand out from.",
  ],
  ['color:var(--muted);background:var(--accent)', "'.new' shows 'muted' on 'accent', which the table of colour pairs does not have."],
])('WL5028 a colour that the table does not know: %s', (declarations, message) => {
  expect(told((real) => `${real} @layer pages{.new{${declarations}}}`)).toEqual([
    { code: 'WL5028', file: 'generator/model/colour-pairs.ts', message },
  ]);
});

test('WL5028 a pair whose colour is gone is told', () => {
  const found = told((real) => real.replaceAll('--paper-ink:', '--paper-tint:'));
  expect(found.map(({ message }) => message)).toContain(
    "The table of colour pairs names 'paper-ink', which is no plain colour of the styles.",
  );
});

test.each([
  ['#fff', '#000', 21],
  ['#767676', '#fff', 4.54],
  ['rgb(0 0 0)', 'rgb(255, 255, 255)', 21],
])('contrast of %s and %s (WCAG 2.2, relative luminance)', (first, second, expected) => {
  const [one, other] = [first, second].map((colour) => colourOf(new Map(), colour, 'light') ?? expect.fail(colour));
  expect(contrast(one as never, other as never)).toBeCloseTo(expected, 2);
});

test('a token has the colour of its theme, as written and as bundled', () => {
  const tokens = new Map([
    ['day', '#fff'],
    ['night', '#000'],
    ['written', 'light-dark(var(--day), var(--night))'],
    ['bundled', 'var(--lightningcss-light,var(--day)) var(--lightningcss-dark,var(--night))'],
  ]);
  for (const token of ['written', 'bundled']) {
    expect(colourOf(tokens, `var(--${token})`, 'light')).toEqual([255, 255, 255]);
    expect(colourOf(tokens, `var(--${token})`, 'dark')).toEqual([0, 0, 0]);
  }
  expect(colourOf(tokens, 'var(--gone)', 'light')).toBeUndefined();
});
