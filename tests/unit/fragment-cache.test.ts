import { describe, expect, test } from 'vitest';
import { RenderContext } from '../../generator/4-render/context.ts';
import { pageContext } from '../../generator/4-render/page-context.ts';
import { type RenderInput, renderPage } from '../../generator/4-render/render.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { loadedTexts } from '../../generator/model/page-copies.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { usePage } from '../../generator/react/page-context.ts';
import theme from '../../runtime/theme.ts';
import { writeSyntheticContent } from '../bench/synthetic-content.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

async function siteIn(folder: string): Promise<RenderInput> {
  const { content } = await load(folder);
  if (!content) throw new Error(`${folder} does not load`);
  return { theme, content, manifest: plan(content).manifest, assets: noAssets };
}

/** By day two of the locales of the real content. */
const isTried = (path: string) => Boolean(process.env.NIGHT) || !/^\/(?!de-de|pl-pl)[a-z]{2}-[a-z]{2}\//.test(path);

/** HTML, queries and faults of pages, with and without the fragments of the pages before. */
function* bothWays({ content, manifest, assets }: RenderInput, isMeant = (_: string) => true) {
  const routes = routesByPath(manifest);
  const together = new RenderContext({ content, manifest, routes, assets });
  for (const route of manifest.routes) {
    if (!isMeant(route.path)) continue;
    const [one, other] = [together, new RenderContext({ content, manifest, routes, assets })].map((site) => {
      const { html, diagnostics, trace } = renderPage({ site, theme, texts: loadedTexts(content), route });
      return { html, diagnostics, queries: new Set(trace.queries.map(({ key }) => key)) };
    });
    yield { path: route.path, one, other };
  }
}

describe('a fragment of the layout that was written for another page', () => {
  test('equals the fragment that each page of the real content would render, with its queries', async () => {
    let pages = 0;
    for (const { one, other } of bothWays(await siteIn(`${root}/content`), isTried)) {
      expect(one).toEqual(other);
      pages++;
    }
    expect(pages).toBeGreaterThan(40);
  });

  test('is drawn once for a locale where it reads the same of every page', async () => {
    const { content, manifest, assets } = await siteIn(`${root}/content`);
    const site = new RenderContext({ content, manifest, routes: routesByPath(manifest), assets, today: '2026-11-01' });
    // The home page has no banner, because the banner leads to it.
    const routes = manifest.routes.filter(({ locale, tag, page }) => locale?.id === 'de-de' && tag === 'de-DE' && page !== 'home');
    const drawings: string[] = [];
    const Probe = () => {
      const { imageOrigins, isOver, acceptedDocument, home, bannerLink, languages, countryValues, siteValues } = usePage();
      const drawing = JSON.stringify([
        imageOrigins,
        isOver('2026-01-01'),
        acceptedDocument('terms-at'),
        home,
        bannerLink,
        languages,
        countryValues,
        siteValues,
      ]);
      drawings.push(drawing);
      return drawing;
    };
    for (const route of routes) pageContext(site, route, []).fragment(Probe);
    expect(routes.length).toBeGreaterThan(10);
    // The first drawing is repeated twice, to prove that it depends on the content alone.
    expect(new Set(drawings).size).toBe(1);
    expect(drawings).toHaveLength(3);
  });

  test('marks the entry of the page in every menu, even with more marked pages than the cache holds', async () => {
    const folder = await siteFolder();
    try {
      await folder.drop('.');
      await writeSyntheticContent(folder.content, { pages: 80 });
      let marked = 0;
      for (const { path, one, other } of bothWays(await siteIn(folder.content))) {
        expect(one, path).toEqual(other);
        if (one?.html?.includes('aria-current="page"')) marked++;
      }
      expect(marked).toBe(10 * 8);
    } finally {
      await folder.remove();
    }
  });

  test('is not cached if a text of it is missing: each page reports its own fault', async () => {
    const site = await siteIn(`${root}/tests/sites/minimal/content`);
    const dictionaries = new Map(
      [...site.content.dictionaries].map(([language, entry]) => {
        // The headings of the menus exist: only the texts of the footer itself are missing.
        const { explore } = entry.value.footer as { explore: string };
        return [language, { ...entry, value: { ...entry.value, footer: { explore } } }];
      }),
    );
    const faulty = { ...site, content: { ...site.content, dictionaries } } as RenderInput;
    for (const { path, one, other } of bothWays(faulty)) {
      expect(one).toEqual(other);
      expect(one?.diagnostics.filter(({ message }) => message.includes(path)).length).toBeGreaterThan(1);
    }
  });
});
