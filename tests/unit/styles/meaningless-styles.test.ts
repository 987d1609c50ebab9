import { describe, expect, test } from 'vitest';
import { checkMeaning } from '../../../generator/bundle/sheets/check-meaning.ts';

/* Styles that browsers ignore silently, and only these, are reported at their places. */

const tokens = ':root { --gap: 1rem; --text: light-dark(#111, #eee); --line: 1px solid var(--text); --loop: var(--loop); }\n';
const reported = (css: string, scripts: readonly string[] = []) =>
  checkMeaning(
    [
      { file: 'tokens.css', css: tokens },
      { file: 'a.css', css },
    ],
    { scripts },
  ).map(({ code, file, line, column, message, hint }) => `${code} ${file}:${line}:${column} ${message} ${hint}`);

const dropped = 'Browsers drop the declaration.';

describe('WL5050 a meaningless declaration', () => {
  test.each([
    ['.a { colr: red; }', "'colr' is not a property of CSS. Did you mean color?"],
    ['.a { margin: 3pxx; }', `'3pxx' is not a value of margin. It takes <'margin-top'>{1,4}. ${dropped}`],
    ['.a { color: rebeccapurpel; }', `'rebeccapurpel' is not a value of color. It takes <color>. ${dropped}`],
    ['.a { margin: var(--text); }', `'var(--text)' is not a value of margin. It takes <'margin-top'>{1,4}. ${dropped}`],
    ['.a { color: red }', undefined],
    ['.a { border: var(--line) }', undefined],
    [
      '.a { color red; }',
      "'color red' is neither a declaration nor a rule, and browsers drop it. A declaration is a property, a colon and a value.",
    ],
    ['@font-face { font-dsiplay: swap; }', "@font-face has no 'font-dsiplay'. Did you mean font-display?"],
    [
      '@font-face { font-display: swop; }',
      `'swop' is not a value of font-display. It takes auto | block | swap | fallback | optional. ${dropped}`,
    ],
  ])('%s', (css, message) => {
    const column = css.indexOf('{') + 3;
    expect(reported(css)).toEqual(message ? [`WL5050 a.css:1:${column} ${message}`] : []);
  });

  test('is reported at its line in nested rules, in at-rules and after comments and strings', () => {
    const css = `.a {
  content: "; } colr: red {";
  /* colr: red; */
  li:first-child { colour: red; }
  @media (width < 40rem) {
    &:hover { margin: 1px solid !important; }
  }
}
@keyframes turn { from { rotat: 1turn; } }
@layer base { @starting-style { .b { opacity: half; } } }
`;
    expect(reported(css).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'WL5050 a.css:4:20',
      'WL5050 a.css:6:15',
      'WL5050 a.css:9:26',
      'WL5050 a.css:10:38',
    ]);
  });

  const ring = 'radial-gradient(closest-side, transparent 68%, var(--text) 70% 97%, transparent) calc(12% - 1rem) 0 / 2rem 2rem no-repeat';

  test.each(['background', 'mask'])('each layer of %s is a value of its own, however many there are', (property) => {
    const layers = Array(9).fill(ring).join(', ');
    expect(reported(`.a { ${property}: ${layers}; }`)).toEqual([]);
    expect(reported(`.a { ${property}: ${layers}, 3pxx; }`)).toEqual([expect.stringContaining(`is not a value of ${property}.`)]);
  });

  test('only the last layer of a background has a colour', () => {
    expect(reported('.a { background: red, url(a.png); }')).toEqual([
      expect.stringContaining("'red, url(a.png)' is not a value of background."),
    ]);
    expect(reported('.a { background: url(a.png), red; }')).toEqual([]);
  });

  test('a missing semicolon is reported where the declaration begins', () => {
    expect(reported('.a {\n  color: red\n  margin: 0;\n}\n')).toEqual([
      `WL5050 a.css:2:3 'red margin: 0' is not a value of color. It takes <color>. ${dropped}`,
    ]);
  });
});

describe('WL5050 a math function without one of its commas', () => {
  const clamp = 'It takes clamp( <calc-sum>#{3} ). Browsers drop the declaration that uses it.';
  test.each([
    ['.a { --step: clamp(1rem 2vw, 3rem); }', `'clamp(1rem 2vw, 3rem)' is no clamp() of CSS. ${clamp}`],
    ['.a { font-size: clamp(1rem, 2vw 3rem); }', `'clamp(1rem, 2vw 3rem)' is no clamp() of CSS. ${clamp}`],
    ['.a { --step: calc(1px + clamp(var(--gap) 2vw, 3rem)); }', `'clamp(1rem 2vw, 3rem)' is no clamp() of CSS. ${clamp}`],
    ['.a { --step: clamp(1rem 2vw, 3rem); gap: calc(2 * var(--step)); }', `'clamp(1rem 2vw, 3rem)' is no clamp() of CSS. ${clamp}`],
  ])('%s', (css, message) => {
    expect(reported(css)).toEqual([`WL5050 a.css:1:6 ${message}`]);
  });

  test.each([
    '--step: clamp(1rem, 0.5rem + 2vw, 3rem); --least: min(100%, (40rem - 2 * var(--gap)) / 3); gap: var(--step);',
    '--from: 1rem, 2rem; gap: clamp(var(--from), 3rem); --turn: calc(360deg * pi); --big: max(1px, infinity * 1px);',
    '--tint: oklch(from var(--text) calc(l * 0.9) c h); --none: clamp(none, 2vw, 3rem); --late: clamp(var(--later, 1px) 1px);',
    '--fit: calc(100% - env(safe-area-inset-top)); --down: round(up, 1.2px, 1px); --share: calc(1px * sibling-index());',
  ])('is not reported if it has its commas or cannot be resolved: %s', (declarations) => {
    expect(reported(`.a { ${declarations} }`)).toEqual([]);
  });
});

test('WL5051 an unknown at-rule is reported', () => {
  expect(reported('@meda print { .a { color: red; } }')).toEqual(['WL5051 a.css:1:1 @meda is not a rule of CSS. Did you mean @media?']);
  expect(reported('.a { @containr (width > 1px) { color: red; } }')).toEqual([
    'WL5051 a.css:1:6 @containr is not a rule of CSS. Did you mean @container?',
  ]);
  expect(reported('@page { @top-left { content: "a"; } size: A4; margin: 1cm; } @-moz-document url() { .a { color: red; } }')).toEqual([]);
});

test('WL5052 an undefined custom property is reported', () => {
  expect(reported('.a { gap: var(--gpa); }')).toEqual([
    "WL5052 a.css:1:6 'gap' uses --gpa, which no style sheet defines. Did you mean --gap?",
  ]);
  expect(reported('.a { --b: var(--nowhere); }')).toHaveLength(1);
  expect(reported('.a { gap: var(--set, 1rem); }')).toEqual([]);
  expect(reported('.a { gap: var(--share); }', ["style={{ '--share': 3 }}"])).toEqual([]);
  expect(reported('@property --turn { syntax: "<angle>"; inherits: false; initial-value: 0deg; } .a { rotate: var(--turn); }')).toEqual([]);
  expect(reported('.a { gap: var(--loop); }')).toEqual([]);
});

test.each([
  'position-area: block-end span-all; position-anchor: --menu; anchor-name: --menu; position-try-fallbacks: flip-block;',
  'inset-block-start: anchor(end); inline-size: anchor-size(inline); animation-timeline: --scroll; view-timeline: --scroll block;',
  'animation-range: entry 0% cover 40%; timeline-scope: --scroll; scroll-timeline-name: --scroll;',
  'color: light-dark(#111, #eee); background: rgb(from var(--text) r g b / 60%); accent-color: color-mix(in oklab, red 40%, blue);',
  'text-wrap: pretty; text-wrap: balance; hyphenate-limit-chars: 8 3 3; field-sizing: content; interpolate-size: allow-keywords;',
  'transition: display 200ms allow-discrete, overlay 200ms allow-discrete; transition-behavior: allow-discrete;',
  'grid-template: subgrid / [a] 1fr [b]; container: card / inline-size; inline-size: min(40rem, 100% - 2 * var(--gap));',
  'view-transition-name: head; view-transition-class: card; scrollbar-gutter: stable; overscroll-behavior: contain;',
  'mask: radial-gradient(circle at 0 50%, transparent var(--gap), black 0) 0 0 / 51% 100% no-repeat;',
  'padding: env(safe-area-inset-bottom) max(1px, env(safe-area-inset-right, 0px)); font: 1rem/1.2 var(--face, sans-serif);',
  'inline-size: calc-size(auto, size + 1px); inline-size: attr(data-w px); order: sibling-index(); color: if(style(--a: 1): red; else: blue);',
  'container-type: inline-size scroll-state; appearance: base-select; clip-path: shape(from 0 0, line to 10px 10px);',
  '-webkit-tap-highlight-color: none; display: -webkit-box; margin-trim: block; inset: auto; translate: 0 10%; scale: 1.1;',
  'min-block-size: 100dvh; block-size: calc(2lh + 1px); line-clamp: 3; aspect-ratio: 16 / 9; content-visibility: auto;',
])('new CSS is not reported: %s', (declarations) => {
  expect(reported(`.a { ${declarations} }`)).toEqual([]);
});

test.each([
  ['.a:hovr { color: red; margin: 0; }', "WL5051 a.css:1:3 ':hovr' is not a pseudo-class of CSS. Did you mean :hover?"],
  ['/* :befor */ .a:hover::befor { color: red; }', "WL5051 a.css:1:22 '::befor' is not a pseudo-element of CSS. Did you mean ::before?"],
  [
    '@media (prefers-reduce-motion: reduce) { .a { color: red; } }',
    "WL5051 a.css:1:9 'prefers-reduce-motion' is not a media feature of CSS. Did you mean prefers-reduced-motion?",
  ],
  [
    '@keyframes spin {} .a { animation: spinn 1s ease-in; }',
    "WL5052 a.css:1:25 'animation' uses the keyframes 'spinn', which no style sheet defines. Did you mean spin?",
  ],
  [
    '.a { animation-name: none, fly; }',
    "WL5052 a.css:1:6 'animation-name' uses the keyframes 'fly', which no style sheet defines. Define them: @keyframes fly { … }.",
  ],
])('a name that nothing has: %s', (css, message) => {
  expect([...new Set(reported(css))]).toEqual([message]);
});

test.each([
  '.a:has(> p):is(:focus-visible, :user-invalid)::part(x), .b:nth-child(2n of .c):dir(rtl):state(on)::highlight(d) { color: red; }',
  '::view-transition-group(x), .a::details-content, .b:open, .c:heading, .d::column, .e::scroll-button(*)::scroll-marker-group, .f:target-current { color: red; }',
  '::-webkit-search-cancel-button, ::-moz-range-thumb, .md\\:hovr, a[href="x:hovr"], .g:after, :global(.h), :host-context(.i) { color: red; }',
  '@media (update: slow) and (48rem <= width), print and (min-resolution: 2dppx), (-webkit-min-device-pixel-ratio: 2) { .a { color: red; } }',
  '@keyframes "in and out" {} .a { animation: 1s ease-in 2s infinite alternate both paused "in and out"; animation-name: inherit; }',
  ':root { --move: slide 1s; } @-webkit-keyframes slide {} .a { animation: var(--move); animation: slide linear both; animation: none; }',
])('names that CSS has are not reported: %s', (css) => {
  expect(reported(css)).toEqual([]);
});

test('a long grammar is not printed; the hint names the list of newer CSS', () => {
  expect(
    reported('.a { font-variant: 3; shininess-factor: 1; }').map((line) => /newer than css-tree is listed in (\S+)\./.exec(line)?.[1]),
  ).toEqual(['generator/bundle/sheets/newer-css.ts', 'generator/bundle/sheets/newer-css.ts']);
});

test('properties that an @supports condition tests are not checked inside it', () => {
  expect(reported('@supports (shine: bright) { .a { shine: bright; colr: red; } }').map((line) => line.slice(0, 6))).toEqual(['WL5050']);
});
