import { Activity, Component, lazy, type ReactNode, Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { bothRenderers, make } from '../../support/both-renderers.ts';

/** Rendered by both, and not left to React. */
function expectSame(node: ReactNode): void {
  const { ours, react } = bothRenderers(node);
  expect(react.html).toBeDefined();
  expect(ours).toEqual(react);
}

const values: readonly unknown[] = [
  'text',
  '',
  `<a href="x">'&'</a>`,
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  0,
  -1,
  1,
  2.5,
  Number.NaN,
  true,
  false,
  null,
  undefined,
  () => 'a function',
  Symbol('a symbol'),
  { toString: () => 'written', valueOf: () => 'its value' },
  ['a', 'b'],
  '12',
];

describe('attributes', () => {
  const properties =
    'className htmlFor tabIndex dir role viewBox width src href action formAction value defaultValue checked defaultChecked selected innerHTML ref autoFocus autofocus multiple muted xlinkHref contentEditable spellCheck draggable focusable inert allowFullScreen async hidden readOnly open itemScope capture download cols rows size span rowSpan start xlinkActuate xlinkTitle xmlBase xmlLang xmlSpace onClick onclick on one acceptCharset httpEquiv crossOrigin strokeWidth xHeight panose-1 xmlnsXlink popoverTarget enterKeyHint data-x data-Big aria-hidden ARIA-label is slot a:b 1a a"b suppressHydrationWarning suppressContentEditableWarning name type formMethod encType method target data'.split(
      ' ',
    );
  const elements = ['div', 'a', 'input', 'button', 'form', 'option', 'select', 'object', 'svg', 'x-thing', 'font-face'];

  test.each(elements)('of <%s> are written as React writes them', (element) => {
    for (const property of properties) {
      for (const value of values) {
        const { ours, react } = bothRenderers(make(element, { [property]: value }));
        // What only React's own renderer supports or rejects.
        if (ours.left) expect(typeof value, `${property} ${String(value)}`).toBe('function');
        else expect(ours, `${property} ${String(value)}`).toEqual(react);
      }
    }
  });

  test('styles', () => {
    for (const value of values) {
      const { ours, react } = bothRenderers(make('div', { style: { width: value, zIndex: value, '--own': value, color: 'red' } }));
      expect(ours).toEqual(react);
    }
    expectSame(
      <div style={{ msTransform: 'none', WebkitLineClamp: 3, lineHeight: 2, opacity: 0, margin: ' 1px ', padding: '' } as object} />,
    );
    expectSame(<div style={{}} />);
  });

  test('in the order that React has for form elements', () => {
    expectSame(<input value="v" checked name="n" type="radio" formMethod="post" formAction="/x" id="i" defaultValue="d" readOnly />);
    expectSame(<input defaultChecked defaultValue="d" type="checkbox" />);
    expectSame(
      <button name="n" formEncType="text/plain" formTarget="_top" type="submit" id="i">
        text
      </button>,
    );
    expectSame(
      <form method="post" action="/x" target="_top" encType="text/plain" id="i">
        text
      </form>,
    );
  });
});

describe('elements', () => {
  const cases: Readonly<Record<string, ReactNode>> = {
    'neighbouring texts': ['a', 'b', '', 1, null, 'c', <b key="b">d</b>, 'e', ['f', ['g']], true, 10n],
    'texts of components': [make(() => 'a'), make(() => 'b'), make(() => ['', 'c'])],
    'a line break at the start': [<pre key="1">{'\nx'}</pre>, <pre key="2">{['\nx', 'y']}</pre>, <textarea key="3" defaultValue={'\nx'} />],
    'a line break in given HTML': make('pre', { dangerouslySetInnerHTML: { __html: '\n<b>x</b>' } }),
    'given HTML': [
      make('p', { key: 1, dangerouslySetInnerHTML: { __html: '<b>&</b>' } }),
      make('p', { key: 2, dangerouslySetInnerHTML: { __html: null } }),
    ],
    'text areas': [
      <textarea key="1" />,
      <textarea key="2" value="<v>" defaultValue="d" readOnly />,
      make('textarea', { key: 3 }, '<child>'),
      make('textarea', { key: 4, defaultValue: 7 }),
    ],
    'a chosen option': (
      <select defaultValue="b">
        <option value="a">A</option>
        <optgroup label="group">
          <option>b</option>
          <option selected>c</option>
          {make('option', null, 'b', '')}
        </optgroup>
      </select>
    ),
    'several chosen options': (
      <select multiple value={['1', 'b']} onChange={() => {}}>
        <option value={1}>A</option>
        <option value="b">B</option>
        <option value="c">C</option>
      </select>
    ),
    'options that nothing chooses': [
      make('option', { key: 1, selected: true }, 'a'),
      make('select', { key: 2 }, make('option', { selected: true }, 'b')),
    ],
    'a drawing with a title': (
      <svg>
        <title>{['one']}</title>
        <foreignObject>
          <p>text</p>
        </foreignObject>
        <g>
          <title>a</title>
        </g>
      </svg>
    ),
    'a picture that waits': <img src="/x.png" loading="lazy" alt="x" />,
    'a list that is no array': <ul>{new Set([<li key="1">1</li>, <li key="2">2</li>])}</ul>,
    'a table': (
      <table>
        <tbody>
          <tr>
            <td colSpan={2}>x</td>
          </tr>
        </tbody>
      </table>
    ),
  };
  test.each(Object.entries(cases))('%s', (_, node) => expectSame(node));
});

class Old extends Component {
  override render() {
    return 'a class';
  }
}

describe('what is not known is left to React', () => {
  const cases: Readonly<Record<string, unknown>> = {
    'a class': make(Old),
    Suspense: make(Suspense, null, 'x'),
    'an activity': make(Activity, null, 'x'),
    'an asynchronous component': make(async () => 'x'),
    'a lazy component': make(lazy(async () => ({ default: () => 'x' }))),
    'a promise': Promise.resolve('x'),
    'an object': { an: 'object' },
    'nothing as a component': make(undefined),
    'a title of the document': <title>x</title>,
    'a title in HTML in a drawing': make('svg', null, make('foreignObject', null, <title>x</title>)),
    'a link of the document': <link rel="stylesheet" href="/x.css" precedence="high" />,
    metadata: <meta name="x" content="y" />,
    'a script': <script async src="/x.js" />,
    'a style': <style>{'p { color: red }'}</style>,
    'a picture at once': <img src="/x.png" alt="x" />,
    'a document': <html lang="en" />,
    'a function as an action': <form action={() => {}} />,
    'children in an empty element': make('br', null, 'x'),
    'HTML beside children': make('p', { dangerouslySetInnerHTML: { __html: 'x' } }, 'y'),
    'a style as a text': make('p', { style: 'color: red' }),
    'a name that is none': make('a b'),
  };
  test.each(Object.entries(cases))('%s', (_, node) => {
    expect(bothRenderers(node as ReactNode).ours).toEqual({ left: true });
  });
});
