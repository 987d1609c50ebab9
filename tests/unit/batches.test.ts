import { expect, test } from 'vitest';
import { templateShapes } from '../../generator/1-load/template-shapes/template-shapes.ts';
import { checkSharedContent, checkTexts } from '../../generator/2-check/check.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { check, load, pagesClaimed, templateNames } from '../../generator/compile/steps/stages.ts';
import { sortDiagnostics } from '../../generator/diagnostics/diagnostic.ts';
import type { Content, Page } from '../../generator/model/content.ts';
import { isGap } from '../../generator/model/gap.ts';
import theme from '../../runtime/theme.ts';
import { changePages } from '../support/change-pages.ts';
import { root } from '../support/paths.ts';

/*
 * The diagnostics of the shared content and of all batches of pages are together the diagnostics of the whole site. Each batch
 * gets only the texts that it may read, so a check that reads others has other findings here. tests/checks proves the same of every sample: a
 * check of a site reads it batch by batch.
 */

const shapes = await templateShapes(root, `${root}/.wortlaut/cache`);
const vocabulary = { templates: templateNames(theme), shapes, writeFact: formatFact, production: false, today: '2026-11-21' };

const isNight = Boolean(process.env.NIGHT);

/** The number of languages of each page whose texts are faulty. */
const faultyLanguages = isNight ? Number.POSITIVE_INFINITY : 1;

type Division = (pages: readonly Page[]) => string[][];
const divisions: readonly (readonly [name: string, batchesOf: Division])[] = [
  ['each group of pages is a batch', groupsOf],
  ['two batches', (pages) => [0, 1].map((half) => groupsOf(pages).flatMap((group, index) => (index % 2 === half ? group : [])))],
  ['one batch', (pages) => [groupsOf(pages).flat()]],
];

// Below, the real content has faults.
test.each(['tests/sites/minimal/content', ...(isNight ? ['content'] : [])])('%s', async (folder) => {
  const { content } = await load(`${root}/${folder}`);
  expectLaw(content ?? expect.fail('the content does not load'));
});

test('WL4046 WL4018 WL2018 a fault of a page is found in its batch alone, and one of a dictionary in none', async () => {
  const { content } = await load(`${root}/content`);
  if (!content) expect.fail('the real content does not load');
  const bad = withTexts(content, (text) => `${text} {fact:no.such} 249 € is not and of the `);
  expect(check(bad, vocabulary).length).toBeGreaterThan(isNight ? 5000 : 1000);
  // The finest division hides the most texts from each batch.
  expectLaw(bad, divisions.slice(0, 1));
}, 180_000);

function expectLaw(content: Content, some = divisions): void {
  const whole = sortDiagnostics(check(content, vocabulary));
  const ordinary = [...content.batch.values()];
  const ofSite = checkSharedContent(only(content, pagesClaimed(content)), vocabulary);
  for (const [name, batchesOf] of some) {
    const ofBatches = batchesOf(ordinary).flatMap((ids) => checkTexts(only(content, ids).batch, { shared: content, vocabulary }));
    expect(sortDiagnostics([...ofSite, ...ofBatches]), name).toEqual(whole);
  }
}

/** The content with the texts of these ordinary pages, and of contracts. */
function only(content: Content, ids: readonly string[]): Content {
  return { ...content, batch: new Map([...content.batch].filter(([id]) => ids.includes(id))) };
}

/** Pages that replace each other or inherit from each other are in one batch. */
function groupsOf(pages: readonly Page[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { id, definition } of pages) {
    const head = definition.value.inherits ?? definition.value.variantOf ?? id;
    groups.set(head, [...(groups.get(head) ?? []), id]);
  }
  return [...groups.values()];
}

/** Changes the texts of each page in its first languages. */
function withTexts(content: Content, change: (text: string) => string): Content {
  const changed = (value: unknown): unknown =>
    typeof value === 'string'
      ? change(value)
      : isGap(value)
        ? value
        : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, key === 'clauses' ? inner : changed(inner)]));
  return changePages(content, (page) => ({
    ...page,
    copies: new Map(
      [...page.copies].map(([language, entry], index) => [
        language,
        index < faultyLanguages ? { ...entry, value: changed(entry.value) as typeof entry.value } : entry,
      ]),
    ),
  }));
}
