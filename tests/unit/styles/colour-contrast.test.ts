import { expect, test } from 'vitest';
import { checkColours } from '../../../generator/5-inspect/styles/check-colours.ts';
import { groupByCause } from '../../../generator/diagnostics/report/group-by-cause.ts';
import { bundleAssets } from '../../../generator/index.ts';
import { colourOf, contrast } from '../../../generator/styles/colours.ts';
import { colours } from '../../../runtime/colours.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';

const { assets } = await bundleAssets(opened({ cache: `${root}/.wortlaut/cache` }));
const { files, tokens } = assets ?? expect.fail('the runtime cannot be bundled');
const css = [...files]
  .flatMap(([path, text]) => (path.endsWith('.css') ? [typeof text === 'string' ? text : new TextDecoder().decode(text)] : []))
  .join('\n');

/** The findings about the real styles with a change. */
function found(change: (css: string) => string = (same) => same) {
  return groupByCause(checkColours({ files: new Map([['assets/style.css', change(css)]]), tokens }, colours));
}

function reported(change?: (css: string) => string) {
  return found(change).map(({ code, file, message }) => ({ code, file, message }));
}

test('neither the real styles nor a site without styles have findings', () => {
  expect(css).toContain('--canvas:');
  expect(reported()).toEqual([]);
  expect(reported(() => '')).toEqual([]);
});

test.each([
  ['.price{color:#bbb}', "The colour #bbb is the color of '.price', and the table of colour pairs names custom properties alone."],
  ['.price{background:rgb(12 200 3)}', expect.stringContaining("The colour rgb(12 200 3) is the background of '.price'")],
  ['.price{border:1px solid red}', expect.stringContaining("The colour red is the border of '.price'")],
  [
    '@media (width > 3rem){.price{color:oklch(70.7% .022 261.3)}}',
    expect.stringContaining('The colour oklch(70.7% .022 261.3) is the color'),
  ],
])('WL5028 a colour outside of custom properties is not in a pair: %s', (rule, message) => {
  expect(reported((real) => real + rule)).toEqual([{ code: 'WL5028', file: 'runtime/theme.ts', message }]);
  const withoutPair = { ...colours.withoutPair, [String(/#bbb|rgb\(.*?\)|red|oklch\(.*?\)/.exec(rule))]: 'a reason' };
  expect(checkColours({ files: new Map([['assets/style.css', css + rule]]), tokens }, { ...colours, withoutPair })).toEqual([]);
});

test.each([
  '.price{color:currentColor;background:#0000;border-color:transparent;outline:1px solid #00000080}',
  '.price{color:inherit;background:url(#red) no-repeat;outline:auto}',
  '@media print{.price{color:#000;background:#fff}}',
  '.price{box-shadow:0 0 1px #bbb;fill:#bbb}',
])('a value without an opaque colour of its own is not reported: %s', (rule) => {
  expect(reported((real) => real + rule)).toEqual([]);
});

test('a colour in oklch() is that of sRGB', () => {
  expect(colourOf(new Map(), 'oklch(70.7% .022 261.325)', 'light')).toEqual([153, 161, 175]);
  expect(colourOf(new Map(), 'oklch(1 0 0)', 'light')).toEqual([255, 255, 255]);
});

test('WL5027 a faded colour is one finding with every background, at the line of its token', () => {
  const all = found((real) => real.replace(/--slate-600:#\w+/, '--slate-600:#8a93a0'));
  expect(all).toMatchObject([
    {
      code: 'WL5027',
      file: 'runtime/styles/tokens.css',
      line: 16,
      column: 3,
      message:
        "The colour 'slate-600' (#8a93a0) has too little contrast in 4 pairs: in the light theme 'muted' (small print and placeholders; at least 4.5) on canvas 3.11, counter 2.73, raised 3.11, slip 3.11.",
      hint: "Make 'slate-600' darker; or change the colours of its pairs.",
      found: '2.73',
      expected: '4.5',
    },
  ]);
});

test('WL5027 a faded background is reported instead of the colours on it, which are used elsewhere, too', () => {
  const all = found((real) => real.replace(/--amber-200:#\w+/, '--amber-200:#8a7a5a'));
  expect(all.map(({ line, message }) => [line, message.slice(0, message.indexOf(':'))])).toEqual([
    [tokens['amber-200']?.line, expect.stringMatching(/^The colour 'amber-200' \(#8a7a5a\) has too little contrast in \d+ pairs$/)],
  ]);
});

test('WL5027 two faded colours are two findings', () => {
  const all = found((real) => real.replace(/--slate-600:#\w+/, '--slate-600:#8a93a0').replace(/--green-600:#\w+/, '--green-600:#4fd1a1'));
  expect(all.map(({ message }) => /'([\w-]+)'/.exec(message)?.[1]).sort()).toEqual(['green-600', 'slate-600']);
});

test('WL5027 text on a band with its own scheme is measured in that scheme', () => {
  const [first, ...others] = found((real) => real.replace(/--slate-300:#\w+/, '--slate-300:#7d8590'));
  expect(others).toEqual([]);
  expect(first?.message).toMatch(/^The colour 'slate-300' .* in the dark theme 'muted' .*deep \d/);
  expect(first?.message).not.toContain('light theme');
});

test.each([
  ['color:var(--blue-600)', "The colour 'blue-600' is the color of '.new', but the table of colour pairs does not contain it."],
  ['color:var(--hairline)', "The colour 'hairline' is the color of '.new', but the table of colour pairs does not contain it."],
  ['border:1px solid var(--red-300)', "The colour 'red-300' is the border of '.new', but the table of colour pairs does not contain it."],
  ['background:var(--green-400)', "The colour 'green-400' is the background of '.new', but the table of colour pairs does not contain it."],
  ['color:var(--muted);background:var(--accent)', "'.new' shows 'muted' on 'accent', which the table of colour pairs does not contain."],
])('WL5028 a colour that is missing from the table is reported: %s', (declarations, message) => {
  expect(reported((real) => `${real} @layer pages{.new{${declarations}}}`)).toEqual([
    { code: 'WL5028', file: 'runtime/theme.ts', message },
  ]);
});

test('WL5028 removed colours are one finding, with every pair', () => {
  const [one, ...others] = found((real) => real.replaceAll('--brand:', '--bland:'));
  expect(others.filter(({ message }) => message.includes('names'))).toEqual([]);
  expect(one).toMatchObject({
    code: 'WL5028',
    file: 'runtime/theme.ts',
    message:
      "The table of colour pairs names 'brand', which is not a plain colour of the styles: 'brand' on 'canvas' (links and icons) and 6 more.",
  });
  expect(one?.related).toHaveLength(7);
});

test('WL5028 styles with other colours than the table are one finding, not one for each pair', () => {
  expect(reported(() => ':root{--sea:#036;--sand:#fed}')).toMatchObject([{ code: 'WL5028', file: 'runtime/theme.ts' }]);
});

test.each([
  ['#fff', '#000', 21],
  ['#767676', '#fff', 4.54],
  ['rgb(0 0 0)', 'rgb(255, 255, 255)', 21],
])('contrast of %s and %s (WCAG 2.2, relative luminance)', (first, second, expected) => {
  const [one, other] = [first, second].map((colour) => colourOf(new Map(), colour, 'light') ?? expect.fail(colour));
  expect(contrast(one as never, other as never)).toBeCloseTo(expected, 2);
});

test('a token has the colour of its theme, before and after bundling', () => {
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
