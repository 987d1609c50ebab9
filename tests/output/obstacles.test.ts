import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startProcess } from '../support/command.ts';
import { type CommandEnd, runHere as run } from '../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

/* Output folders that cannot be written: one sentence with the reason and the remedy, exit code 2, and the last site stays. */

let site: SiteFolder;
let good: Record<string, string>;
beforeAll(async () => {
  site = await siteFolder();
  expect(await build()).toMatchObject({ code: 0 });
  good = contentsOf(`${site.out}/site`);
});

const build = (out = site.out, ...flags: string[]) => run(['build', '--content', site.content, '--out', out, '--force', ...flags]);
const beside = (name: string) => `${dirname(site.out)}/${name}`;

function refused(
  { code, stdout, stderr }: Pick<CommandEnd, 'stdout' | 'stderr'> & { readonly code: number | null },
  sentence: string,
): void {
  expect(stdout).toContain(`error WL6003  ${sentence}`);
  expect(stdout.match(/→ .+/g)?.length, 'says what to do').toBe(1);
  expect(stderr).toBe('Nothing was written; the last good site is untouched.\n');
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
  expect(code).toBe(2);
}

test('WL6003 a file with the path of the output folder is reported', async () => {
  await writeFile(beside('file'), 'mine');
  refused(await build(beside('file')), `The output folder '${beside('file')}' cannot be written: `);
  refused(
    await build(beside('file/below')),
    `The output folder '${beside('file/below')}' cannot be written: a part of its path is a file.`,
  );
});

test.each(['site', 'reports', '.current'])("WL6003 a '%s' that no build has made is not touched", async (name) => {
  const out = beside(`foreign${name}`);
  await mkdir(`${out}/${name}`, { recursive: true });
  await writeFile(`${out}/${name}/photo.jpg`, 'mine');
  refused(await build(out), `'${out}/${name}' was not written by Wortlaut, so it is not overwritten.`);
  expect(Object.keys(contentsOf(`${out}/${name}`))).toEqual(['photo.jpg']);
});

test('WL6003 a full disk is reported, the last good site stays, and the next build works', async () => {
  const command = `ulimit -f 1; exec ${process.execPath} --import tsx cli/main.ts build --content ${site.content} --out ${site.out} --force`;
  // A limit on the size of files simulates a full disk; the signal that comes with it is ignored.
  refused(
    await startProcess('bash', ['-c', `trap '' XFSZ; ${command}`]).ended,
    `The output folder '${site.out}' cannot be written: a file grew past the size that is allowed.`,
  );
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
  expect((await readdir(`${site.out}/.builds`)).filter((name) => name.startsWith('draft'))).toEqual([]);
  expect(await build()).toMatchObject({ code: 0 });
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});

test('WL6003 an output folder without the right to write is reported', async () => {
  // File permissions do not apply to root, but folders cannot be made in /sys.
  const root = process.getuid?.() === 0;
  const out = root ? '/sys/wortlaut' : beside('locked');
  if (!root) await mkdir(out, { mode: 0o555 });
  const ended = await build(out);
  refused(ended, `The output folder '${out}' cannot be written: `);
  expect(ended.stdout).toMatch(/you have no right to write there|the disk is read-only/);
});

test('an output folder that was removed since the last build is made again', async () => {
  await rm(site.out, { recursive: true });
  expect(await run(['build', '--content', site.content, '--out', site.out])).toMatchObject({ code: 0 });
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});

test('a removed deployed folder is made again', async () => {
  await rm(`${site.out}/site`);
  expect(await run(['build', '--content', site.content, '--out', site.out])).toMatchObject({ code: 0 });
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});

test('an output folder that is a link is written through', async () => {
  await mkdir(beside('real'));
  await symlink(beside('real'), beside('link'));
  expect(await build(beside('link'))).toMatchObject({ code: 0 });
  expect(contentsOf(`${beside('real')}/site`)).toEqual(good);
});

test('content with errors leaves the last good site unchanged', async () => {
  await site.write({ 'countries/ch.ts': 'export default {};' });
  const ended = await build();
  expect(ended).toMatchObject({ code: 1, stderr: 'Nothing was written; the last good site is untouched.\n' });
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});
