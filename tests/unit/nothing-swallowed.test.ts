import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { findFiles } from '../../generator/1-load/find-files.ts';
import { openStaging } from '../../generator/6-emit/staging.ts';
import { readInputs } from '../../generator/cache/input-files.ts';
import { startProcessIn } from '../support/command.ts';
import { removeLater } from '../support/made-folders.ts';
import { root } from '../support/paths.ts';
import { copyProject, foundIn } from '../support/project-copy.ts';
import { runHere as run } from '../support/run-here.ts';
import { siteFolder } from '../support/site-folder.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Failures of reading, writing and running are reported, with exit code 2 or 70; they never look like missing files. */

const site = await siteFolder();
const folder = removeLater(mkdtempSync(`${tmpdir()}/wortlaut-`));
const project = copyProject();
afterEach(() => project.restore());

test('an unreadable folder does not count as empty', async () => {
  symlinkSync('circle', `${folder}/circle`);
  expect(() => findFiles(`${folder}/circle`)).toThrow('ELOOP');
  await expect(readInputs([`${folder}/circle`])).rejects.toThrow('ELOOP');
  expect(findFiles(`${folder}/none`).paths).toEqual([]);
});

test('a lock that cannot be read stops a build at once', async () => {
  mkdirSync(`${folder}/locked/.lock`, { recursive: true });
  const { staging, diagnostics } = await openStaging(`${folder}/locked`);
  expect(staging).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'WL6003' }]);
});

test('a cache that cannot be written makes a build slower, not wrong', async () => {
  const { code, stderr } = await run(['build', '--content', site.content, '--out', `${folder}/uncached`], {
    environment: { WORTLAUT_CACHE: '/dev/null/cache' },
  });
  expect(stderr).toMatch(/^\d+ pages in /);
  expect(code).toBe(0);
});

test('a damaged manifest does not let a pseudo build overwrite a site for visitors', async () => {
  mkdirSync(`${folder}/cut/reports`, { recursive: true });
  writeFileSync(`${folder}/cut/reports/manifest.json`, '{ "pages');
  const { code, stderr } = await run(['build', '--content', site.content, '--pseudo', '--out', `${folder}/cut`]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('contains a site for visitors')]);
});

test('without its packages every command prints that they must be installed', async () => {
  const bare = `${folder}/bare`;
  for (const name of ['cli', 'generator', 'package.json']) cpSync(`${root}/${name}`, `${bare}/${name}`, { recursive: true });
  const { code, stderr } = await startProcessIn({ cwd: bare, env: process.env }, process.execPath, ['cli/main.mjs', 'check']).ended;
  expect([code, stderr]).toEqual([2, "The package 'tsx' is not installed, so no command can run. Run npm ci.\n"]);
});

test('the sources run from every working directory', async () => {
  const given = [`${project.folder}/cli/main.mjs`, 'routes', '--content', `${project.folder}/content`];
  const env = { ...process.env, WORTLAUT_PRECOMPILED: 'off' };
  const { code, stderr } = await startProcessIn({ cwd: tmpdir(), env }, process.execPath, given).ended;
  expect([code, stderr]).toEqual([0, '']);
});

test('WL6002 a check that fails to run is a fault of Wortlaut: exit code 70', async () => {
  project.edit(
    'generator/2-check/checks/facts.ts',
    'run: (content, { today }) =>',
    "run: (content) => { throw new Error('out of order'); },\n  was: (content: never, { today }: never) =>",
  );
  const { code, stdout } = await project.start('build', '--out', `${project.folder}/dist`).ended;
  expect(stdout).toContain("error WL6002  The check 'facts' failed to run: out of order");
  expect(code).toBe(70);
});

test('WL6018 an error in the code of Wortlaut is reported once with its places as internal: exit code 70', async () => {
  const file = 'generator/4-render/document.ts';
  const line = project.edit(file, 'escapeHtml(title)}</title>', '(undefined as unknown as string[]).length}</title>');
  const ended = await project.start('build', '--out', `${project.folder}/dist`, '--format', 'json').ended;
  expect(foundIn(ended)).toMatchObject([
    {
      code: 'WL6018',
      message:
        "Wortlaut has made a mistake while it made /404.html: TypeError: Cannot read properties of undefined (reading 'length'). The same happens on 10 other pages, such as /at-de/ and /at-de/404.html.",
      hint: expect.stringContaining(
        `Your content is not to blame. Please report this with the command and these places: ${file}:${line}, `,
      ),
    },
  ]);
  expect(ended.code).toBe(70);
  expect((await project.start('explain', '/at-en/help/').ended).code).toBe(70);
});

test('a thread that ends before its work is done is reported in a sentence: exit code 70', async () => {
  project.edit('generator/compile/batches/schedule.ts', 'start: 400', 'start: -1');
  project.edit('generator/compile/batches/worker.ts', 'const source = await openSource(content, { today });', 'process.exit(0);');
  const { code, stderr } = await project.start('build', '--out', `${project.folder}/dist`).ended;
  expect(stderr).toBe(
    'A thread that makes pages ended before its work was done: it ended with the code 0. Nothing was written; the last good site is untouched.\nRun the command again. If memory is short, the system may have ended it.\n',
  );
  expect(code).toBe(70);
});
