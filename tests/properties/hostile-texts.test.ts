import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { beforeAll, expect, test } from 'vitest';
import { load, plan, renderOne, renderSiteDocuments } from '../../generator/compile/steps/stages.ts';
import type { SiteModel } from '../../generator/index.ts';
import type { Content, Entry, Wording } from '../../generator/model/content.ts';
import { groupBy } from '../../generator/model/group-by.ts';
import type { Route } from '../../generator/model/manifest.ts';
import { memoize } from '../../generator/model/memoize.ts';
import { quote } from '../../generator/model/message.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import theme from '../../runtime/theme.ts';
import { changePages } from '../support/change-pages.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';

/*
 * Every text of an author, a translator or the brand file is shown as text. Every text of the real content gets a mark at its
 * end, once a harmless one and once a hostile one; then both pages have the same elements and attributes, and differ in the mark
 * alone: in text, in attributes, in props of islands and in data for search engines.
 */

const harmless = 'Ωmega';
const fragments = [
  '</script>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be one
  '${alert(1)}',
  '{{constructor}}',
  'javascript:alert(1)',
  '<!--',
  '-->',
  ']]>',
  '&lt;b&gt;&amp;&#x27;',
  '</title><base href=//evil.example>',
  '\u0000',
  '\u2028\u2029',
  '\u202Eabc\u202C',
  '\u{1F9FE}\u{1F469}\u{1F3FD}\u200D\u{1F373}',
  '\\u003c\\"\\',
  '`',
  '\t',
  '<a href="https://evil.example">',
  '</textarea></style></noscript>',
];
const marks = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...fragments) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  // The question of consent has an element for each sentence, without the spaces around it: a mark is exactly one sentence.
  .map((parts) => `Ω${parts.join('').replaceAll('\r', '')}`.trimEnd())
  .filter((mark) => !/[.?!](?:\s|$)/.test(mark));

let site: SiteModel;
beforeAll(async () => {
  const { content } = await load(`${root}/content`);
  if (!content) throw new Error('the content does not load');
  site = { site: opened({}), content, manifest: plan(content).manifest };
});

/** The mark as literal text: signs of ICU are quoted, and signs of markup have a backslash. */
const asWords = (mark: string) =>
  quote(mark).replace(/'[{}](?:[^']|'')*'|[\\*[\]]/gs, (found) => (found.length > 1 ? found : `\\${found}`));

/** The content with a mark after every text that a page in a language can show, except addresses of the brand. */
function marked(content: Content, mark: string, shown: string): Content {
  const words = (wording: Wording): Wording =>
    Object.fromEntries(
      Object.entries(wording).map(([key, value]) => {
        if (typeof value === 'string') return [key, `${value} ${asWords(mark)}`];
        return [key, 'gap' in value ? value : words(value as Wording)];
      }),
    );
  const entries = <Value, Key>(map: ReadonlyMap<Key, Entry<Value>>, change: (value: Value, key: Key) => Value) =>
    new Map([...map].map(([key, { value, file }]) => [key, { value: change(value, key), file }]));
  const inLanguage = (wording: Wording, language: string) => (language === shown ? words(wording) : wording);
  const { brand, languages } = content;
  const formed = ['slug', 'email', 'phone', 'salesPhone', 'seatCountry'];
  const named = <Value extends { readonly name: string }>(value: Value) => ({ ...value, name: value.name + mark });
  const { pages, contracts, batch } = changePages(content, (page) => {
    const { structure, ...rest } = page.definition.value;
    const value = { ...rest, structure: withMarkedNames(structure, mark) } as typeof page.definition.value;
    return { ...page, definition: { ...page.definition, value }, copies: entries(page.copies, inLanguage) };
  });
  return {
    ...content,
    pages,
    contracts,
    batch,
    brand: {
      ...brand,
      value: Object.fromEntries(
        Object.entries(brand.value).map(([key, value]) => [
          key,
          typeof value === 'string' && !formed.includes(key) ? `${value}{fact:offer.price}${mark}` : value,
        ]),
      ) as typeof brand.value,
    },
    languages: {
      ...languages,
      value: Object.fromEntries(
        Object.entries(languages.value).map(([code, language]) => [code, { ...named(language), nativeName: language.nativeName + mark }]),
      ),
    },
    countries: entries(content.countries, named),
    dictionaries: entries(content.dictionaries, inLanguage),
  };
}

/** People, shops and towns in the structure of a page begin with a capital; ids, icons and dates do not. */
function withMarkedNames(structure: unknown, mark: string): unknown {
  if (typeof structure === 'string') return /^\p{Lu}\p{Ll}/u.test(structure) ? structure + mark : structure;
  if (Array.isArray(structure)) return structure.map((part) => withMarkedNames(part, mark));
  if (typeof structure !== 'object' || structure === null) return structure;
  return Object.fromEntries(Object.entries(structure).map(([key, value]) => [key, withMarkedNames(value, mark)]));
}

const rendered = new Map<string, Shown>();
const shownAt = (content: Content, route: Route): Shown => {
  const { html, diagnostics } = renderOne({ theme, content, manifest: site.manifest, assets: noAssets }, route);
  if (html === undefined) throw new Error(diagnostics.map(({ message }) => message).join());
  return shownIn(html);
};

/** A page as browsers read it: its elements and attributes without their values, and every text and value beside them. */
interface Shown {
  readonly shape: string;
  readonly texts: readonly { readonly place: string; readonly text: string }[];
}

function shownIn(html: string): Shown {
  const shape: string[] = [];
  const texts: Shown['texts'][number][] = [];
  // A drawing breaks a text where its lines fit: they are compared as one text.
  const lines: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, parent: string) => {
    if (node.nodeName === '#comment') shape.push('#comment');
    if ('value' in node && parent === 'text') lines.push(node.value);
    else if ('value' in node) texts.push({ place: parent, text: node.value });
    if (!('childNodes' in node)) return;
    const name = 'tagName' in node ? node.tagName : node.nodeName;
    const attributes = 'attrs' in node ? node.attrs : [];
    const kind = attributes.find((attribute) => attribute.name === 'type')?.value === 'application/ld+json' ? 'JSON' : name;
    shape.push(`<${name} ${attributes.map((attribute) => attribute.name).join(' ')}>`);
    for (const attribute of attributes)
      texts.push({ place: attribute.name === 'data-props' ? 'JSON' : attribute.name, text: attribute.value });
    for (const [index, child] of node.childNodes.entries()) {
      const isNextLine = child.nodeName === 'text' && node.childNodes[index - 1]?.nodeName === 'text';
      if (isNextLine) for (const words of (child as DefaultTreeAdapterTypes.Element).childNodes) visit(words, 'text');
      else visit(child, kind);
    }
    if (name === 'svg') texts.push({ place: name, text: lines.splice(0).join(' ') });
    shape.push('</>');
  };
  visit(parse(html, { scriptingEnabled: false }), '');
  return { shape: shape.join(''), texts };
}

/**
 * Allowed differences: browsers leave NUL out, or show U+FFFD; values of another direction are isolated; a number alone, or four, are
 * measures of a drawing, which makes room for its text; eight hexadecimal digits are the version of a consent, which is a hash of its text,
 * and 64 that of an accepted document.
 */
const comparable = (text: string) =>
  /^(?:[\d.-]+(?:(?: [\d.-]+){3})?|[\da-f]{8}|[\da-f]{64})$/.test(text) ? '0' : text.replace(/[\0\uFFFD\u2068\u2069]/g, '');

/** The text of a calendar file without its escapes (RFC 5545 3.3.11); all other texts as they are. */
const withoutEscapes = (text: string) =>
  text.startsWith('BEGIN:VCALENDAR') ? text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)) : text;

/** The text with the hostile mark instead of the harmless one. JSON is compared by its values. */
function read({ place, text }: Shown['texts'][number], mark = harmless): unknown {
  const replaced = (one: string) => comparable(withoutEscapes(one).replaceAll(harmless, () => mark));
  return place === 'JSON' ? JSON.parse(text, (_, value) => (typeof value === 'string' ? replaced(value) : value)) : replaced(text);
}

/** The content with the harmless mark in the texts of a language. */
const plainIn = memoize((language) => marked(site.content, harmless, language));

function compare(route: Route, mark: string, content = marked(site.content, mark, route.copyLanguage)): void {
  const plain = rendered.get(route.path) ?? shownAt(plainIn(route.copyLanguage), route);
  rendered.set(route.path, plain);
  const hostile = shownAt(content, route);
  expect(hostile.shape === plain.shape, `${route.path} has other elements`).toBe(true);
  const wanted = plain.texts.filter(({ text }) => text !== '').map((one) => read(one, mark));
  const said = hostile.texts.filter(({ text }) => text !== '').map((one) => read(one));
  // Comparing all at once is fast; comparing one by one shows the place.
  if (JSON.stringify(said) !== JSON.stringify(wanted)) expect(said, route.path).toEqual(wanted);
  const addresses = hostile.texts.filter(
    ({ place, text }) => ['href', 'src', 'action', 'formaction'].includes(place) && text !== noAssets.icon,
  );
  expect(addresses.filter(({ text }) => /^\P{L}*(?:javascript|data|vbscript):/iu.test(text))).toEqual([]);
}

test('hostile texts are shown as text, on every page', () => {
  const languages = [...groupBy(site.manifest.routes, ({ copyLanguage }) => copyLanguage)];
  const pages = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(marks, fc.nat(), pages, (mark, number, places) => {
      const [language = '', routes = []] = languages[number % languages.length] ?? [];
      const content = marked(site.content, mark, language);
      for (const place of places) compare(routes[place % routes.length] as Route, mark, content);
    }),
    { numRuns: process.env.NIGHT ? 50 : 25 },
  );
});

test('a hostile text of ten thousand letters is shown as text', () => {
  const long = '<b>"\'&{}'.repeat(1250);
  compare(site.manifest.routes.find((route) => route.page === 'support') as Route, long);
});

test('the files beside the pages stay well-formed with any name of the brand', () => {
  const plain = renderSiteDocuments(site.content, site.manifest, noAssets);
  fc.assert(
    fc.property(marks, (mark) => {
      const documents = renderSiteDocuments(marked(site.content, mark, 'en'), site.manifest, noAssets);
      expect(JSON.parse(documents.get('site.webmanifest') as string).name).toBe(
        `${site.content.brand.value.product}{fact:offer.price}${mark}`,
      );
      for (const file of ['sitemap.xml', 'robots.txt']) expect(documents.get(file) === plain.get(file)).toBe(true);
    }),
    { numRuns: 20 },
  );
});
