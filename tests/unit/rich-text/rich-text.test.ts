import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RenderContext } from '../../../generator/4-render/context.ts';
import { resolveCopy } from '../../../generator/4-render/copy.ts';
import { readSite, renderPage } from '../../../generator/index.ts';
import type { Localized } from '../../../generator/model/localized.ts';
import { routesByPath } from '../../../generator/model/manifest.ts';
import { noAssets } from '../../../generator/model/site-files.ts';
import { MarkedText } from '../../../runtime/islands/elements/marked-text.tsx';
import { type LinkedText, linkedText, plainWords } from '../../../runtime/rich-text.ts';
import { opened } from '../../support/opened.ts';
import { type SiteParts, siteFolder } from '../../support/site-folder.ts';

async function siteOf(parts: SiteParts, pseudo = false) {
  const folder = await siteFolder(parts);
  const { site, diagnostics } = await readSite(opened({ content: folder.content, pseudo }));
  if (!site) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return site;
}

/** The text of the help page as it is shown. */
async function shownIn(site: Awaited<ReturnType<typeof siteOf>>, path: string): Promise<string> {
  const route = site.manifest.routes.find((one) => one.path === path);
  if (!route) throw new Error(`there is no page at ${path}`);
  const { html = '', diagnostics } = await renderPage(site, route);
  expect(diagnostics).toEqual([]);
  return /<p class="lead">(.*?)<\/p>/s.exec(html)?.[1] ?? '';
}

const help = (en: string, de: string, page = '') => ({
  files: {
    'pages/help/en.ts': `import { defineCopy } from 'wortlaut';
export default defineCopy('notice', { meta: { title: 'Help', description: 'Help' }, heading: 'Help', text: ${JSON.stringify(en)}, button: 'Start' });`,
    'pages/help/de.ts': `import { translate } from 'wortlaut';
import source from './en.ts';
export default translate(source, { meta: { title: 'Hilfe', description: 'Hilfe' }, heading: 'Hilfe', text: ${JSON.stringify(de)}, button: 'Los' });`,
    ...(page && { 'pages/help/page.ts': page }),
  },
});

describe('a text with markup on a page', () => {
  test('shows strong words, emphasis and links to the page of the reader', async () => {
    const site = await siteOf(
      help('**For {fact:offer.price}**, *not* [at the *start*](home).', '[Am *Anfang*](home) *nicht*, aber **um {fact:offer.price}**.'),
    );
    expect(await shownIn(site, '/at-en/help/')).toBe(
      '<strong>For €249</strong>, <em>not</em> <a href="/at-en/">at the <em>start</em></a>.',
    );
    expect(await shownIn(site, '/ch-de/help/')).toMatch(/^<a href="\/ch-de\/">Am <em>Anfang<\/em><\/a> <em>nicht<\/em>, aber <strong>um /);
  });

  test('keeps its words if the linked page is left out', async () => {
    const page = `import { definePage, omit } from 'wortlaut';
export default definePage({ template: 'notice', path: '/:locale/about', source: 'en', gaps: { 'at-de': omit('Not yet') }, structure: { mood: 'waiting', way: 'home' } });`;
    const about = {
      'pages/about/page.ts': page,
      'pages/about/en.ts': help('About us.', '').files['pages/help/en.ts'],
      'pages/about/de.ts': help('', 'Über uns.').files['pages/help/de.ts'],
    };
    const site = await siteOf({ files: { ...help('Write [to **us**](about).', 'Schreiben Sie [**uns**](about).').files, ...about } });
    expect(await shownIn(site, '/at-de/help/')).toBe('Schreiben Sie <strong>uns</strong>.');
    expect(await shownIn(site, '/ch-de/help/')).toBe('Schreiben Sie <a href="/ch-de/about/"><strong>uns</strong></a>.');
  });

  test('is one text in the pseudo-locale, longer as a whole', async () => {
    const site = await siteOf(help('Write **to us** [here](help#content).', 'Schreiben Sie **uns** [hier](help#content).'), true);
    expect(await shownIn(site, '/at-en/help/')).toMatch(/^⟦Ŵ?.*<strong>ťôô.*<\/strong> <a href="\/at-en\/help\/#content">h.*<\/a>\.⟧$/);
  });

  test('shows a character that has a backslash before it', async () => {
    const site = await siteOf(help('From 1 €\\* \\[net\\]', 'Ab 1 €\\* \\[netto\\]'));
    expect(await shownIn(site, '/at-en/help/')).toBe('From 1 €* [net]');
  });
});

describe('a text with markup in a copy', async () => {
  const { content, manifest } = await siteOf(help('Write.', 'Schreiben.'));
  const reported: string[] = [];
  const read = (written: string) => {
    reported.length = 0;
    const texter = new RenderContext({ content, manifest, routes: routesByPath(manifest), assets: noAssets }).resolver('en-AT');
    const listener = {
      missing: () => {},
      read: () => {},
      shownPlain: ({ dataPath }: { dataPath: readonly string[] }, kind: string) => void reported.push(`${dataPath.join('.')} ${kind}`),
    };
    const copy = resolveCopy([{ value: { text: written }, file: 'content/pages/help/en.ts' }], texter, listener) as { text: never };
    return copy.text;
  };

  test.each<[string, (text: string) => unknown, unknown]>([
    ['an attribute', (text) => `${text}`, 'one two'],
    ['the child of an element', (text) => rendered(createElement('p', null, text)), '<p>one two</p>'],
    ['the props of an island', (text) => JSON.stringify({ text }), '{"text":"one two"}'],
    ['a calculation', (text) => text.toUpperCase().length, 7],
  ])('is reported in %s, which gets its plain words', (_, use, result) => {
    expect(use(read('**one** two'))).toEqual(result);
    expect(reported).toContain('text strong');
  });

  test('is filled in with arguments, and is reported as a plain message in an island', () => {
    const text = read('**{n, plural, one {# day} other {# days}}** [left](help)') as unknown as {
      (values: object): { parts: unknown };
      message: { elements: unknown };
    };
    expect(text({ n: 2 }).parts).toEqual([
      { kind: 'strong', parts: ['2 days'] },
      ' ',
      { kind: 'link', to: { page: 'help' }, parts: ['left'] },
    ]);
    expect(reported).toEqual([]);
    expect(JSON.stringify(text.message.elements)).toContain(' left');
    expect(reported).toEqual(['text strong']);
  });

  test('is not reported if its markup is shown', () => {
    const text = read('**one** [two](help#content)') as never;
    const link = (): { href: string } => ({ href: '/help/' });
    const html = renderToString(createElement(MarkedText, { text: linkedText(text, { link }) }));
    expect(html).toBe('<strong>one</strong> <a href="/help/">two</a>');
    expect(plainWords(text)).toBe('one two');
    expect(reported).toEqual([]);
  });
});

const words = (text: string) => text as Localized;

/** Without the comments that React puts between texts. */
function rendered(element: ReactElement): string {
  return renderToString(element).replaceAll('<!-- -->', '');
}

test.each<[string, LinkedText]>([
  ['&lt;b&gt;', words('<b>')],
  [
    'a<strong>b &amp; c</strong><em>d</em> e',
    [words('a'), { kind: 'strong', parts: [words('b & c')] }, { kind: 'emphasis', parts: [words('d')] }, words(' e')],
  ],
  [
    '<a href="/x/?a=1&amp;b=2" hrefLang="de-AT">f<strong>g</strong></a>',
    [
      {
        kind: 'link',
        link: { href: '/x/?a=1&b=2', hrefLang: 'de-AT' },
        parts: [words('f'), { kind: 'strong', parts: [words('g')] }],
      },
    ],
  ],
  [
    'hi',
    [
      { kind: 'link', parts: [words('h')] },
      { kind: 'ref', id: 'a.b', surface: undefined },
      { kind: 'doc', id: 'c', surface: words('i') },
    ],
  ],
])('parts are rendered as %s', (html, text) => {
  expect(rendered(createElement(MarkedText, { text }))).toBe(html);
});
