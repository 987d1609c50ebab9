import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { findFiles } from '../../generator/1-load/find-files.ts';
import { checks } from '../../generator/2-check/check.ts';
import type { SiteCheck } from '../../generator/2-check/content-check.ts';
import { openStaging } from '../../generator/6-emit/staging.ts';
import { readInputs } from '../../generator/cache/input-files.ts';
import { startProcessIn } from '../support/command.ts';
import { removeLater } from '../support/made-folders.ts';
import { root, sharedCache } from '../support/paths.ts';
import { copyProject, foundIn } from '../support/project-copy.ts';
import { runHere as run } from '../support/run-here.ts';
import { siteFolder } from '../support/site-folder.ts';
import { openReadingRoom } from '../theme/reading-room-site.ts';

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
  const { code, stderr } = await openReadingRoom().command(['build'], { WORTLAUT_CACHE: '/dev/null/cache' });
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

test('WL6002 a check that fails to run is a fault of Wortlaut: exit code 70; it runs again the next time', async () => {
  const facts = checks.find(({ name }) => name === 'facts') as SiteCheck;
  vi.spyOn(facts, 'run').mockImplementationOnce(() => {
    throw new Error('out of order');
  });
  // The minimal site may have been checked before.
  const { code, stdout } = await run(['build', '--force', '--content', site.content, '--out', `${folder}/failed`]);
  expect(stdout).toContain("error WL6002  The check 'facts' failed to run: out of order");
  expect(code).toBe(70);
  expect((await run(['build', '--content', site.content, '--out', `${folder}/failed`])).code).toBe(0);
});

test('WL6018 an error in the code of Wortlaut is reported once with its places as internal: exit code 70', async () => {
  const file = 'generator/4-render/document.ts';
  const line = project.edit(file, 'escapeHtml(title)}</title>', '(undefined as unknown as string[]).length}</title>');
  // The sources run from every working directory.
  const given = ['build', '--content', `${project.folder}/content`, '--out', `${project.folder}/dist`, '--format', 'json'];
  const env = { ...process.env, WORTLAUT_CACHE: sharedCache, WORTLAUT_PRECOMPILED: 'off' };
  const ended = await startProcessIn({ cwd: tmpdir(), env }, process.execPath, [`${project.folder}/cli/main.mjs`, ...given]).ended;
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
});
