import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomically } from '../../generator/package/write-atomically.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => rm(folder, { recursive: true }));

test('a file is replaced and keeps its mode, and no other file is left', async () => {
  const file = `${folder}/a.txt`;
  await writeFile(file, 'old');
  await chmod(file, 0o600);
  await writeAtomically(file, ['n', Buffer.from('ew')]);
  expect(await readFile(file, 'utf8')).toBe('new');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['a.txt']);
});

test('a failed write leaves nothing behind, and reports why', async () => {
  const file = `${folder}/taken`;
  await mkdir(`${file}/full`, { recursive: true });
  await expect(writeAtomically(file, 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY/);
  expect(await readdir(folder)).toEqual(['taken']);
});
