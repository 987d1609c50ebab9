import { expect, test } from 'vitest';
import { accessibleName } from '../../../generator/markup/accessible-name.ts';
import { childrenOf, endOf, type Markup, tagOf, textOf } from '../../../generator/markup/markup.ts';
import { readMarkup } from '../../../generator/markup/read-markup.ts';
import { TagCache } from '../../../generator/markup/tag-cache.ts';
import { memoizePerTag } from '../../../generator/markup/tag-filters.ts';

const shape = ({ elements, faults, ids }: Markup) => ({
  elements: elements.map(({ name, attributes, parent, start, contentStart, contentEnd, after }) => ({
    name,
    attributes: [...attributes],
    parent: parent?.index,
    places: [start, contentStart, contentEnd, after],
  })),
  faults,
  ids,
});
const faults = (html: string) => readMarkup(html).faults.map(({ kind, name }) => `${kind} ${name}`);

test.each([
  '<p class="a">Eins</p><p class="a">Zwei</p><p class="a" class="b">Drei</p><p class="a" class="b">Vier</p>',
  '<a title="a > b">Eins</a><a title="a > b">Zwei</a>',
  '<br><br/><svg viewBox="0 0 1 1"><path d="M0"/><path d="M0"/></svg><svg viewBox="0 0 1 1"><path d="M0"></path></svg>',
  `<div data-props="${'x'.repeat(300)}"><i></i></div><div data-props="${'x'.repeat(300)}"></div>`,
  '<p class=a>Eins</p><p class=a>Zwei</p><p id="x">Drei</p><p id="x">Vier</p>',
  '<p><b>Nie zu',
])('tags from the cache are read as without a cache: %s', (html) => {
  const tags = new TagCache();
  const first = readMarkup(html, tags);
  expect(shape(first)).toEqual(shape(readMarkup(html)));
  expect(shape(readMarkup(html, tags))).toEqual(shape(first));
});

test('elements with equal tags share the results for their tag', () => {
  const judged: string[] = [];
  const judge = memoizePerTag(({ name }) => judged.push(name));
  const { elements } = readMarkup('<p class="a"></p><p class="a"></p><p></p>');
  for (const { tag } of elements) judge(tag);
  expect(judged).toEqual(['p', 'p']);
});

test('names keep their case inside SVG, and the same tag outside of it does not', () => {
  const { elements } = readMarkup('<svg viewBox="0"><a xlinkHref="x"></a></svg><a xlinkHref="x"></a>');
  expect(elements.map(({ attributes }) => [...attributes.keys()])).toEqual([['viewbox'], ['xlinkHref'], ['xlinkhref']]);
});

test('elements outside of a drawing are HTML', () => {
  const { ofHtml } = readMarkup('<p><svg><title>Kasse</title><g><path/></g></svg></p><p></p>');
  expect(ofHtml.map(({ name }) => name)).toEqual(['p', 'svg', 'p']);
});

test.each([
  ['<p>Speis & Trank</p>', ['bare-ampersand &']],
  ['<p title="R&D">x</p>', ['bare-ampersand &D']],
  ['<p>&copy; &euro;</p>', ['bare-ampersand &copy;', 'bare-ampersand &euro;']],
  ['<p>&amp; &#38; &#x26; &nbsp; &quot; &apos; &lt; &gt;</p>', []],
  ['<script type="application/ld+json">{"a":"b & c"}</script><style>a&b</style>', []],
  ['<title>A < B</title><textarea><p></textarea>', []],
  ['<script>never', ['unclosed script']],
  ['<p a="1', ['broken-tag <p a="1', 'unclosed p']],
  ['<!-- <p> --><br>', []],
])('faults of %s', (html, expected) => expect(faults(html)).toEqual(expected));

test('an element ends with its end tag, a void one with its start tag, an unclosed one with the end of another element', () => {
  const html = '<p>Eins<br>Zwei</p><ul><li>Drei</ul>';
  const markup = readMarkup(html);
  expect(markup.elements.map((element) => html.slice(element.start, endOf(markup, element)))).toEqual([
    '<p>Eins<br>Zwei</p>',
    '<br>',
    '<ul><li>Drei</ul>',
    '<li>Drei',
  ]);
  expect(childrenOf(markup, markup.elements[0] as never).map(({ name }) => name)).toEqual(['br']);
});

test('data with many quotation marks is decoded once', () => {
  const markup = readMarkup('<p title="&quot;a&quot; &amp;quot; &amp;amp;">&amp;lt;</p>');
  const [element] = markup.elements;
  expect(element?.attributes.get('title')).toBe('"a" &quot; &amp;');
  expect(element && textOf(markup, element)).toBe('&lt;');
  expect(element && tagOf(markup, element)).toBe('<p title="&quot;a&quot; &amp;quot; &amp;amp;">');
});

test('names of a malformed page are still found', () => {
  const markup = readMarkup('<button>Los <b>jetzt');
  expect(accessibleName(markup, markup.elements[0] as never)).toBe('Los jetzt');
});
