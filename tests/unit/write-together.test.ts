import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishWriting, writeTogether } from '../../generator/package/write-together.ts';

/* Several files are written together: here the process ends, or the disk fails, at each of its steps. */

const disk = vi.hoisted(() => ({ stepsLeft: Number.POSITIVE_INFINITY, isBroken: false }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const guarded =
    (operation: (...given: unknown[]) => Promise<unknown>) =>
    async (...given: unknown[]) => {
      disk.stepsLeft -= 1;
      if (disk.stepsLeft >= 0 || (disk.isBroken && disk.stepsLeft < -1)) return operation(...given);
      if (disk.isBroken) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
      return new Promise(() => {});
    };
  return {
    ...real,
    ...Object.fromEntries((['writeFile', 'rename', 'rm', 'mkdir'] as const).map((name) => [name, guarded(real[name] as never)])),
  };
});

let folder: string;
const names = ['a', 'b', 'c'];
const texts = async () => (await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))).join(' ');
const changes = () => names.map((name) => ({ file: `${folder}/${name}`, before: 'old', after: 'new' }));
const journal = () => `${folder}/made/journal.json`;

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
  for (const name of names) await writeFile(`${folder}/${name}`, 'old');
});
afterEach(() => {
  Object.assign(disk, { stepsLeft: Number.POSITIVE_INFINITY, isBroken: false });
  return rm(folder, { recursive: true });
});

const steps = Array.from({ length: 12 }, (_, step) => step);

test.each(steps)('a process that ends after %i steps leaves all old or all new texts', async (step) => {
  disk.stepsLeft = step;
  let hasEnded = false;
  void writeTogether(journal(), changes()).then(() => {
    hasEnded = true;
  });
  await vi.waitFor(() => expect(hasEnded || disk.stepsLeft < 0).toBe(true));
  disk.stepsLeft = Number.POSITIVE_INFINITY;
  await finishWriting(journal());
  expect(await texts()).toBe(step < 3 ? 'old old old' : 'new new new');
  expect((await readdir(folder)).sort()).toEqual([...names, ...(step === 0 ? [] : ['made'])]);
});

test.each(steps.slice(1, 9))('a disk that fails at step %i leaves the old texts', async (step) => {
  Object.assign(disk, { stepsLeft: step, isBroken: true });
  await expect(writeTogether(journal(), changes())).rejects.toThrow('the disk is full');
  expect(await texts()).toBe('old old old');
  expect(await finishWriting(journal())).toEqual({ written: [], left: [] });
});

test('a text that has changed since is left, and named', async () => {
  disk.stepsLeft = 3;
  void writeTogether(journal(), changes());
  await vi.waitFor(() => expect(disk.stepsLeft).toBeLessThan(0));
  disk.stepsLeft = Number.POSITIVE_INFINITY;
  await writeFile(`${folder}/b`, 'newer');
  expect(await finishWriting(journal())).toEqual({ written: [`${folder}/a`, `${folder}/c`], left: [`${folder}/b`] });
  expect(await texts()).toBe('new newer new');
});

test('a file that did not exist is removed again if another one cannot be written', async () => {
  const created = [{ file: `${folder}/created`, before: '', after: 'new' }];
  Object.assign(disk, { stepsLeft: 5, isBroken: true });
  await expect(writeTogether(journal(), [...created, { file: `${folder}/a`, before: 'old', after: 'new' }])).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual([...names, 'made']);
});
