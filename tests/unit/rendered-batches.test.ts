import { expect, test } from 'vitest';
import { openSource } from '../../generator/1-load/source.ts';
import { RenderContext } from '../../generator/4-render/context.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { renderPage } from '../../generator/4-render/render.ts';
import { checkSharedTextLimits, checkTextLimits } from '../../generator/5-inspect/check-text-limits.ts';
import { ShownTexts } from '../../generator/5-inspect/unused-texts/unread-texts.ts';
import { checkUnusedTexts, textsOfBatch, unusedTexts } from '../../generator/5-inspect/unused-texts/unused-texts.ts';
import { coverage, coverageOfBatch, load, plan } from '../../generator/compile/steps/stages.ts';
import { sortDiagnostics } from '../../generator/diagnostics/diagnostic.ts';
import type { Content } from '../../generator/model/content.ts';
import { contractIds } from '../../generator/model/contract-documents.ts';
import type { Route } from '../../generator/model/manifest.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { loadedTexts } from '../../generator/model/page-copies.ts';
import { findTextLimits } from '../../generator/model/text-limit.ts';
import theme from '../../runtime/theme.ts';
import { changePages } from '../support/change-pages.ts';
import { root } from '../support/paths.ts';

/* Findings about shown texts do not depend on whether the site is rendered as a whole or batch by batch. */

const plainData = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** The real site with a group that a page shares with the dictionary, unused texts and one that is too long. */
const { content, manifest } = await (async () => {
  const { content: real } = await load(`${root}/content`);
  if (!real) throw new Error('the real content does not load');
  const dictionaries = new Map(
    [...real.dictionaries].map(([language, entry]) => [
      language,
      { ...entry, value: { ...entry.value, nobody: { shows: 'this', shared: 'that' } } },
    ]),
  );
  const changed = changePages({ ...real, dictionaries }, (page) => ({
    ...page,
    copies: new Map(
      [...page.copies].map(([language, entry]) => {
        const taken = dictionaries.get(language)?.value.nobody;
        const added =
          page.id === 'support' && taken ? { taken } : contractIds(real.pages).has(page.id) ? {} : { button: `${'long '.repeat(12)}` };
        return [language, { ...entry, value: { ...entry.value, ...added } }];
      }),
    ),
  }));
  return { content: changed, manifest: plan(changed).manifest };
})();

const byPath = routesByPath(manifest);
const context = new RenderContext({ content, manifest, routes: byPath });
const measure = { content, resolver: (tag: string) => context.resolver(tag), limitsOf: findTextLimits(theme.textLimits) };
/** Routes of one country and without a country: enough pages for findings, and few enough to render twice. */
const routes = manifest.routes.filter(({ locale }) => !locale || locale.country === 'pl');
const readOn = (some: readonly Route[]) => {
  const shown = new ShownTexts();
  const site = new RenderContext({ content, manifest, routes: byPath });
  site.trackReads(shown.add, () => {
    for (const route of some) renderPage({ site, theme, texts: loadedTexts(content), route });
  });
  return shown;
};
const source = await openSource(`${root}/content`);
/** Pages that share texts stay together. */
const batchIds = (): string[][] => {
  const groups = source.groups(content.pages).map(({ pages }) => [...pages]);
  return [0, 1, 2].map((batch) => groups.flatMap((ids, index) => (index % 3 === batch ? ids : [])));
};
const only = (ids: readonly string[]): Content => ({
  ...content,
  batch: new Map([...content.batch].filter(([id]) => ids.includes(id))),
});
const shared = only([]);
const routesOf = (ids: readonly string[]) => routes.filter(({ page }) => ids.includes(page));

test('WL2020 texts beyond their limit are found in their batch', () => {
  const whole = [...checkSharedTextLimits(content, measure), ...checkTextLimits(content.batch, measure)];
  const batches = batchIds().flatMap((ids) => checkTextLimits(only(ids).batch, measure));
  expect(whole.length).toBeGreaterThan(10);
  expect(sortDiagnostics([...checkSharedTextLimits(shared, measure), ...batches])).toEqual(sortDiagnostics(whole));
});

test('WL2017 texts that no page shows are found by adding up the reads of all batches', () => {
  const whole = checkUnusedTexts(content, { routes, read: readOn(routes).read });
  const contracts = [...content.contracts.keys()];
  const batches = [...batchIds(), contracts].map((ids) => {
    const own = routesOf(ids);
    return plainData(textsOfBatch(only(ids.filter((id) => !contracts.includes(id))), { routes: own, read: readOn(own).read }));
  });
  expect(whole.map(({ dataPath }) => dataPath?.join('.'))).toContain('nobody.shows');
  expect(whole.some(({ file }) => file?.includes('/pages/'))).toBe(true);
  expect(sortDiagnostics(unusedTexts(shared, { routes, shapes: {} }, batches))).toEqual(sortDiagnostics(whole));
}, 120_000);

test('coverage is added up from its batches', () => {
  const batches = batchIds().map((ids) =>
    plainData(coverageOfBatch(only(ids).batch, { routes: manifest.routes, omissions: manifest.omissions })),
  );
  expect(coverage({ content: shared, manifest, diagnostics: [], writeFact: formatFact, batches })).toEqual(
    coverage({ content, manifest, diagnostics: [], writeFact: formatFact, batches: [coverageOfBatch(content.batch, manifest)] }),
  );
});
