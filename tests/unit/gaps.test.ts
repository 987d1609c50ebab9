import { beforeAll, describe, expect, test } from 'vitest';
import { resolveAddress } from '../../generator/index.ts';
import { type RenderedSite, renderedSite } from '../support/rendered-site.ts';

/* Explicit gaps: a page that one locale shows in another language, and a page that one locale leaves out. */

let site: RenderedSite;
const routeAt = (path: string) => site.manifest.routes.find((route) => route.path === path);

describe('a page that is shown in another language', () => {
  beforeAll(async () => {
    site = await renderedSite({
      files: { 'pages/help/page.ts': help("{ 'ch-de': fallback('en'), 'at-de': fallback('en') }") },
      without: ['pages/help/de.ts'],
    });
  });

  test('keeps the language of its layout and marks the language of its content', async () => {
    const elements = await site.page('/ch-de/help/');
    expect(elements.find(({ tag }) => tag === 'html')?.attributes.lang).toBe('de-CH');
    expect(elements.find(({ tag }) => tag === 'main')?.attributes.lang).toBe('en-CH');
    expect(elements.find(({ tag }) => tag === 'h1')).toMatchObject({ text: 'Help', lang: 'en-CH' });
    expect(elements.find(({ attributes }) => attributes.class === 'skip-link')).toMatchObject({ text: 'Zum Inhalt', lang: 'de-CH' });
  });

  test('is not indexed, and no alternate leads to it', () => {
    expect(routeAt('/ch-de/help/')).toMatchObject({ copyLanguage: 'en', indexed: false, alternates: [] });
    expect(routeAt('/at-en/help/')?.alternates.map(({ path }) => path)).not.toContain('/ch-de/help/');
    expect(routeAt('/at-en/help/')?.alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'en-AT', 'x-default']);
  });

  test('is linked like any other', async () => {
    const links = (await site.page('/ch-de/')).flatMap(({ attributes }) => attributes.href ?? []);
    expect(links).toContain('/ch-de/help/');
  });
});

describe('a page that is left out of a locale', () => {
  beforeAll(async () => {
    site = await renderedSite({ files: { 'pages/help/page.ts': help("{ 'at-en': omit('Nobody has written it yet') }") } });
  });

  test('has no address there, and the reason is kept', () => {
    expect(routeAt('/at-en/help/')).toBeUndefined();
    expect(site.manifest.omissions).toEqual([{ page: 'help', locale: 'at-en', reason: 'Nobody has written it yet' }]);
    expect(resolveAddress(site.manifest.table, '/at-en/help/')).toMatchObject({ status: 301, location: '/at-de/help/' });
  });

  test('has no alternate there', () => {
    expect(routeAt('/at-de/help/')?.alternates.map(({ hreflang }) => hreflang)).toEqual(['de', 'de-AT', 'de-CH', 'x-default']);
  });

  test('has no link there, and no menu entry', async () => {
    const elements = await site.page('/at-en/');
    expect(elements.flatMap(({ attributes }) => attributes.href ?? []).filter((href) => href.includes('help'))).toEqual([]);
    expect(elements.filter(({ tag, within }) => tag === 'li' && within.includes('nav')).map(({ text }) => text)).not.toContain('Help');
  });

  test('is linked in the other locales, whose language picker leads home instead', async () => {
    const links = (await site.page('/at-de/help/')).filter(({ tag }) => tag === 'a');
    expect(links.map(({ attributes }) => attributes.href)).toContain('/at-de/help/');
    expect(links.filter(({ attributes }) => attributes.lang === 'en').map(({ attributes }) => attributes.href)).toEqual(['/at-en/']);
  });
});

function help(gaps: string): string {
  return `import { definePage, fallback, omit } from 'wortlaut';
void [fallback, omit];
export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  gaps: ${gaps},
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});`;
}
