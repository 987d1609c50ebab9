import { mkdirSync, rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CleanBuilds, cleanBuilds } from '../clean-builds.ts';
import { turnFolder } from '../content-folder.ts';
import { reword } from '../edit.ts';
import { code } from '../edits/code.ts';
import { edits } from '../edits/edits.ts';
import { type Folders, type Outcome, outputOf } from '../outcome.ts';
import { filesOf, type Situation } from '../situation.ts';
import { answerOf, copyProject, type Project } from './project.ts';

/* Builds in real processes; between them the code of Wortlaut and the content change and change back. */

/** The command line only uses the real day, so no claim here has a waiver that expires. */
let situation: Situation = { edits: new Set(['no claims']), options: {} };

let project: Project;
let folders: Folders;
let cleanly: CleanBuilds;
beforeAll(async () => {
  project = copyProject();
  folders = { content: `${project.folder}/site/content`, out: `${project.folder}/site/dist`, cache: `${project.folder}/cache` };
  mkdirSync(`${project.folder}/clean`);
  cleanly = cleanBuilds(`${project.folder}/clean`);
  await turnFolder(folders.content, { from: new Map(), to: await filesOf(situation) });
  await expectBuilt(await cleanly(situation));
}, 180_000);
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** An edit with a placeholder, so that each version of the code reports a page in its own words. */
const placeholder = 'a placeholder';
const names = [...edits.texts, ...edits.facts.slice(0, 1), ...edits.pages].map(({ name }) => name).filter((name) => name !== placeholder);

test.runIf(process.env.NIGHT)('builds with other code and after its restoration equal clean builds', { timeout: 300_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), async (edit) => {
      project.edit([code]);
      await turnTo({ ...situation, edits: new Set(['no claims', placeholder, edit]) });
      await expectBuilt(await buildCleanly());
      project.edit([]);
      await expectBuilt(await cleanly(situation));
    }),
    { numRuns: 1 },
  ),
);

test('with other code or another version of a package, nothing is reused', { timeout: 300_000 }, async () => {
  // Other code than above: its pages are in the cache.
  const other = reword('other code', 'generator/4-render/document.ts', ["open('type', 'website')", "open('type', 'profile')"]);
  const locked = reword('a package', 'package-lock.json', [
    '"node_modules/react-dom": {',
    '"node_modules/react-dom": {\n      "upgraded": true,',
  ]);
  const build = async () => (await project.build(folders).ended).stderr;
  const everyPage = /^(\d+) pages in .*; \1 pages rendered/m;
  // The build before, in the hook or of the test above, was of the same code and content.
  expect(await build()).toContain('Nothing has changed');

  project.edit([other]);
  expect(await build(), 'the code').toMatch(everyPage);
  project.edit([locked]);
  expect(await build(), 'the lock').toMatch(everyPage);
  const before = outputOf(folders.out);
  project.upgrade('react-dom', 'cjs/react-dom-server-legacy.node.production.js', ['"&quot;"', '"&#34;"']);
  expect(await build(), 'the package').toMatch(everyPage);
  expect(outputOf(folders.out)).not.toEqual(before);
});

async function turnTo(next: Situation): Promise<void> {
  await turnFolder(folders.content, { from: await filesOf(situation), to: await filesOf(next) });
  situation = next;
}

type Result = Pick<Outcome, 'ok' | 'diagnostics' | 'output'>;

/** Builds the present code and content from the sources into a new folder, with a new cache. */
async function buildCleanly(): Promise<Result> {
  const anew = `${project.folder}/anew`;
  const { content } = folders;
  const own = { content, out: `${anew}/dist`, cache: `${anew}/cache` };
  const result = { ...answerOf(await project.build(own, { fromSources: true }).ended), output: outputOf(own.out) };
  rmSync(anew, { recursive: true });
  return result;
}

async function expectBuilt({ diagnostics, output }: Result): Promise<void> {
  expect(answerOf(await project.build(folders).ended)).toEqual({ ok: true, diagnostics });
  expect(outputOf(folders.out)).toEqual(output);
}
