import fc from 'fast-check';
import { createElement, Fragment, forwardRef, memo, type ReactNode, StrictMode } from 'react';
import { expect, test } from 'vitest';
import { bothRenderers, make } from '../support/both-renderers.ts';
import { allSteps, contexts, Hooked } from '../support/hooked.tsx';

/* Whatever tree of elements and components is rendered, our renderer gives what React's gives, byte for byte, or the same error. */

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '\nline',
    'word',
    '0',
    '&amp;',
    '<b>',
    `"double" & 'single'`,
    '<!-- -->',
    '\u0000',
    '🧾',
    'javascript:alert(1)',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const special = ['className', 'htmlFor', 'tabIndex', 'style', 'value', 'defaultValue', 'checked', 'defaultChecked', 'selected', 'hidden'];
const names = fc.oneof(
  fc.constantFrom(
    ...special,
    ...'title dir role viewBox width src href action formAction autoFocus multiple muted xlinkHref spellCheck'.split(' '),
  ),
  fc.constantFrom(
    ...'disabled readOnly open download capture cols rows size span rowSpan start xlinkTitle xmlLang name type id'.split(' '),
  ),
  fc.constantFrom(
    ...'data-x data-Big ARIA-label aria-hidden popoverTarget onClick onload on strokeWidth fillOpacity acceptCharset'.split(' '),
  ),
  fc.constantFrom(...'ref suppressHydrationWarning innerHTML crossOrigin a:b x1 formEncType encType method target data is slot'.split(' ')),
  fc.string({ maxLength: 6 }),
);
const style = fc.dictionary(
  fc.constantFrom('color', 'marginTop', 'zIndex', '--own', 'msFlex', 'WebkitLineClamp', 'lineHeight'),
  fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined)),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.integer({ min: -3, max: 30 }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(
    null,
    undefined,
    () => 'a function',
    Symbol('a symbol'),
    { toString: () => 'written', valueOf: () => 'its value' },
    [1, 2],
    7n,
  ),
);
const attributes = fc
  .array(
    names.chain((name) => fc.tuple(fc.constant(name), name === 'style' ? style : value)),
    { maxLength: 5 },
  )
  .map((entries) =>
    Object.fromEntries(entries.filter(([name]) => !['key', 'children', 'dangerouslySetInnerHTML', '__proto__'].includes(name))),
  );

const holding =
  'div span p a li ul pre listing label h2 svg path g foreignObject math table tbody tr td select optgroup option textarea button form noscript object x-thing font-face video'.split(
    ' ',
  );
const empty = 'br hr input img col wbr source'.split(' ');

const wrapped = memo(forwardRef(({ children }: { children?: ReactNode }, ref) => createElement('b', null, typeof ref, children)));

const tree = fc.letrec<{ node: ReactNode; nodes: ReactNode[] }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text,
    fc.oneof(fc.integer(), fc.constantFrom(null, undefined, true, false, 5n, Number.NaN)),
    fc.tuple(fc.constantFrom(...holding), attributes, tie('nodes')).map(([tag, given, nodes]) => createElement(tag, given, ...nodes)),
    fc.tuple(fc.constantFrom(...empty), attributes).map(([tag, given]) => createElement(tag, { ...given, loading: 'lazy' })),
    fc
      .tuple(fc.constantFrom('div', 'pre', 'x-thing', 'a'), attributes, value)
      .map(([tag, given, html]) => createElement(tag, { ...given, dangerouslySetInnerHTML: { __html: html as string } })),
    fc.tuple(text).map(([title]) => createElement('svg', null, createElement('title', { className: 'name' }, title))),
    tie('nodes'),
    tie('nodes').map((nodes) => new Set(nodes) as unknown as ReactNode),
    fc.tuple(fc.constantFrom(Fragment, StrictMode), tie('nodes')).map(([kind, nodes]) => createElement(kind, null, ...nodes)),
    fc.tuple(tie('nodes')).map(([nodes]) => createElement(wrapped, null, ...nodes)),
    fc
      .tuple(fc.array(fc.constantFrom(...allSteps), { maxLength: 4 }), tie('nodes'))
      .map(([calls, nodes]) => createElement(Hooked, { calls }, ...nodes)),
    fc
      .tuple(fc.constantFrom(...contexts), fc.option(text, { nil: undefined }), tie('nodes'))
      .map(([context, given, nodes]) => createElement(context, { value: given }, ...nodes)),
    fc
      .tuple(fc.constantFrom(...contexts), tie('node'))
      .map(([context, node]) => make(context.Consumer, { children: (given: unknown) => [given, node] })),
  ),
}));

test('trees come out as React renders them', () => {
  fc.assert(
    fc.property(tree.node, (node) => {
      const { ours, react } = bothRenderers(node);
      // What is left to React is at worst slower; that it is not everything, the tests of elements and pages see to.
      if (!ours.left) expect(ours).toEqual(react);
    }),
    { numRuns: 3000 },
  );
});

test('of trees that React renders, nothing is left to it', () => {
  fc.assert(
    fc.property(tree.node, (node) => {
      const { ours, react } = bothRenderers(node);
      if (react.html !== undefined) expect(ours.left).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});
