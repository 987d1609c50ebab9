import '../compile-once.ts';
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnFolder } from '../content-folder.ts';
import { reword } from '../edit.ts';
import { code } from '../edits/code.ts';
import { edits } from '../edits/edits.ts';
import { type Outcome, outputOf } from '../outcome.ts';
import { filesOf, type Situation } from '../situation.ts';
import { openProcessFixture } from './process-fixture.ts';
import { answerOf, copyProject, differences } from './project.ts';

/* Builds in real processes; between them the code of Wortlaut and the content change and change back. */

let fixture: Awaited<ReturnType<typeof openProcessFixture>>;
beforeAll(async () => {
  fixture = await openProcessFixture(copyProject());
}, 180_000);
afterAll(() => fixture?.remove());

/** An edit with a placeholder, so that each version of the code reports a page in its own words. */
const placeholder = 'a placeholder';
const names = [...edits.texts, ...edits.facts.slice(0, 1), ...edits.pages].map(({ name }) => name).filter((name) => name !== placeholder);

test.for(code)('$name: builds with this change and after its removal equal clean builds', { timeout: 300_000 }, (edited) =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), async (edit) => {
      const there = { ...fixture.first, edits: new Set([...fixture.first.edits, placeholder, edit]) };
      fixture.project.edit([edited]);
      await turnTo(there);
      await expectBuilt(await buildCleanly());
      fixture.project.edit([]);
      await expectBuilt(await fixture.clean(there));
    }),
    { numRuns: 1 },
  ),
);

test('with another version of a package, nothing is reused, and builds equal clean ones', { timeout: 300_000 }, async () => {
  const locked = reword('a package', 'package-lock.json', [
    '"node_modules/react-dom": {',
    '"node_modules/react-dom": {\n      "upgraded": true,',
  ]);
  const { project } = fixture;
  const folders = project.foldersOf('site');
  const build = async () => (await project.build(folders).ended).stderr;
  const everyPage = /^(\d+) pages in .*; \1 pages rendered/m;
  await build();
  expect(await build()).toContain('Nothing has changed');

  project.edit([locked]);
  expect(await build(), 'the lock').toMatch(everyPage);
  const before = outputOf(folders.out);
  project.upgrade('react-dom', 'cjs/react-dom-server-legacy.node.production.js', ['"&quot;"', '"&#34;"']);
  expect(await build(), 'the package').toMatch(everyPage);
  expect(outputOf(folders.out)).not.toEqual(before);
  expect(differences(folders.out, (await buildCleanly()).output)).toEqual([]);
});

let situation: Situation = { edits: new Set(), options: {} };

async function turnTo(next: Situation): Promise<void> {
  const from = situation.edits.size ? situation : fixture.first;
  await turnFolder(fixture.project.foldersOf('site').content, { from: await filesOf(from), to: await filesOf(next) });
  situation = next;
}

/** Builds the present code and content from the sources into a new folder, with a new cache. */
async function buildCleanly(): Promise<Pick<Outcome, 'ok' | 'diagnostics' | 'output'>> {
  const { content } = fixture.project.foldersOf('site');
  const [out, cache] = [`${fixture.project.folder}/anew/dist`, `${fixture.project.folder}/anew/cache`];
  const { ok, diagnostics } = answerOf(await fixture.project.build({ content, out, cache }, { fromSources: true }).ended);
  const output = outputOf(out);
  rmSync(`${fixture.project.folder}/anew`, { recursive: true });
  return { ok, diagnostics, output };
}

async function expectBuilt(clean: Pick<Outcome, 'ok' | 'diagnostics' | 'output'>): Promise<void> {
  const folders = fixture.project.foldersOf('site');
  const { ok, diagnostics } = answerOf(await fixture.project.build(folders).ended);
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: clean.diagnostics });
  expect(differences(folders.out, clean.output)).toEqual([]);
}
