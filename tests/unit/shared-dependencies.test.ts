import { expect, test } from 'vitest';
import { RenderContext } from '../../generator/4-render/context.ts';
import { renderPage } from '../../generator/4-render/render.ts';
import { DependencyRecorder } from '../../generator/compile/reuse/dependency-recorder.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import type { Page, PageWithCopies } from '../../generator/model/content.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { loadedTexts } from '../../generator/model/page-copies.ts';
import theme from '../../runtime/theme.ts';
import { root } from '../support/paths.ts';

test('two pages that differ only in their own content share a dependency set, so a state does not grow with the reads of each page', async () => {
  const { content: loaded } = await load(`${root}/tests/sites/minimal/content`);
  const content = loaded ?? expect.fail('the content does not load');
  const page = content.batch.get('not-found') ?? expect.fail('no page');
  // The first page renders the fragments that the others take from the cache, so it makes its queries in another order.
  const twins = ['first', 'one', 'other'].map((id): readonly [string, PageWithCopies] => {
    const { addresses: _, status: __, ...value } = page.definition.value;
    return [id, { ...page, id, definition: { ...page.definition, value: { ...value, path: `/:locale/${id}` as const } } }] as const;
  });
  const pages: readonly (readonly [string, Page])[] = [...content.pages, ...twins];
  const twofold = { ...content, pages: new Map(pages), batch: new Map([...content.batch, ...twins] as [string, PageWithCopies][]) };
  const { manifest } = plan(twofold);
  const site = new RenderContext({ content: twofold, manifest, routes: routesByPath(manifest) });
  const recorder = new DependencyRecorder();
  const [, one, other] = twins.map(([id]) => {
    const route = manifest.routes.find((route) => route.page === id) ?? expect.fail(`no address of ${id}`);
    const { trace, diagnostics } = renderPage({ site, theme, texts: loadedTexts(twofold), route });
    expect(diagnostics).toEqual([]);
    return recorder.record((trace ?? expect.fail('nothing is rendered')).queries);
  });
  expect(other?.dependencySet).toBe(one?.dependencySet);
  expect(one?.pageLocal.map(([key]) => key.split('\0'))).toContainEqual(['imageOrigins', 'one']);
});
