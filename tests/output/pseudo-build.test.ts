import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openDevSite } from '../../cli/server/dev-site.ts';
import { root } from '../support/paths.ts';
import { runHere as run } from '../support/run-here.ts';
import { siteFolder } from '../support/site-folder.ts';

/* A site in the pseudo-locale has a separate folder, and never replaces one for visitors. */

const folder = await siteFolder();
const build = (...given: string[]) => run(['build', '--content', folder.content, ...given]);
const home = (out: string) => readFile(`${out}/site/at-de/index.html`, 'utf8');

test('a site in the pseudo-locale does not replace a site for visitors', async () => {
  expect((await build('--out', folder.out)).code).toBe(0);
  const before = await home(folder.out);
  const { code, stderr } = await build('--pseudo', '--out', folder.out);
  expect([code, stderr]).toEqual([
    2,
    `'${folder.out}' contains a site for visitors, which --pseudo must not replace. Name another folder with --out.\n`,
  ]);
  expect(await home(folder.out)).toBe(before);
});

test('a site in the pseudo-locale is built separately and marked as such', async () => {
  const out = `${folder.out}/pseudo`;
  expect((await build('--pseudo', '--out', out)).code).toBe(0);
  expect(await home(out)).toContain('<meta name="robots" content="noindex">');
  expect(JSON.parse(await readFile(`${out}/reports/manifest.json`, 'utf8')).pseudo).toBe(true);
  expect((await build('--pseudo', '--out', out)).stderr).toContain('Nothing has changed');
  // A build for visitors does not reuse files of the pseudo-locale.
  expect((await build('--out', out)).stderr).not.toContain('Nothing has changed');
  expect(await home(out)).not.toContain('⟦');
});

test('a site in the pseudo-locale is not made with --production', async () => {
  const { code, stderr } = await build('--pseudo', '--production', '--out', `${folder.out}/both`);
  expect([code, stderr]).toEqual([2, '--pseudo builds a site for authors, and --production one for visitors. Give only one.\n']);
});

test('the development server shows the pseudo-locale too', async () => {
  const site = openDevSite({ root, content: folder.content, pseudo: true });
  const { body } = await site.respond('/at-de/');
  await site.close();
  expect(String(body)).toMatch(/<h1[^>]*>⟦/);
});
