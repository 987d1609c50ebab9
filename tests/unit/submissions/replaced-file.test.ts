import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../cli/submissions/database.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { newStore, rowsOf, type TestStore } from './open-store.ts';

/* The file on the disk is the store, whatever happens to it while a store is open. */

/** The keys in a database, which a new process would find there. */
async function keysIn(file: string): Promise<readonly unknown[]> {
  const database = await openDatabase(file, { create: false });
  const rows = await rowsOf(database, 'SELECT key FROM submissions ORDER BY id');
  database.close();
  return rows.map(({ key }) => key);
}

/** A store with one submission, and a copy of its file beside it, which contains that submission. */
async function storeWithCopy() {
  const store = await newStore();
  const submissions = await store.open();
  await submissions.keep({ key: 'before', body: {} });
  const copy = `${store.folder}/copy.db`;
  await copyFile(store.file, copy);
  return { store, copy, ...submissions };
}

type Fault = (store: TestStore, copy: string) => Promise<unknown>;

const replacements: readonly (readonly [name: string, fault: Fault, keys: readonly string[]])[] = [
  ['removed', ({ file }) => rm(file), ['after']],
  ['removed with its log', ({ file }) => Promise.all(['', '-wal', '-shm'].map((end) => rm(file + end, { force: true }))), ['after']],
  ['renamed', ({ file }) => rename(file, `${file}.old`), ['after']],
  ['emptied', ({ file }) => truncate(file), ['after']],
  ['replaced by another one', ({ file }, copy) => rename(copy, file), ['before', 'after']],
  ['in a folder that is removed', ({ file }) => rm(dirname(file), { recursive: true }), ['after']],
  ['in a folder that is replaced', ({ file }) => rename(dirname(file), `${dirname(file)}.old`).then(() => mkdir(dirname(file))), ['after']],
];

it.each(replacements)('rejects one submission after the file was %s, and keeps the next ones in the file', async (_, fault, keys) => {
  const { store, copy, keep, ready } = await storeWithCopy();
  await fault(store, copy);
  await expect(keep({ key: 'after', body: {} })).rejects.toThrow('the file was removed or replaced while it was open');
  // The connection to an emptied file, and its lock, is gone when its memory is collected.
  collectGarbage();
  await keep({ key: 'after', body: {} });
  expect(await ready()).toBe(true);
  expect(await keysIn(store.file)).toEqual(keys);
  const states = store.logged.map(({ event, values }) => [event, values.state]);
  expect(states).toEqual([
    ['database', 'the file was removed or replaced while it was open'],
    ['database', keys.length > 1 ? 'open' : 'new'],
  ]);
});

it.each(replacements)('is not ready after the file was %s, until it is opened again', async (_, fault) => {
  const { store, copy, ready } = await storeWithCopy();
  await fault(store, copy);
  expect(await ready()).toBe(false);
  const readyLater = () => {
    collectGarbage();
    return ready();
  };
  await expect.poll(readyLater, { timeout: 10_000 }).toBe(true);
});

it.each<readonly [string, (link: string, file: string) => Promise<unknown>]>([
  ['leads to another file', async (link, file) => rm(link).then(() => symlink(`${file}.other`, link))],
  ['leads to a file that was removed', async (_, file) => rm(file)],
  ['was replaced by a file', async (link) => rm(link).then(() => writeFile(link, ''))],
])('rejects one submission after a link %s, and keeps the next ones where the name leads', async (_, fault) => {
  const store = await newStore();
  const file = `${store.folder}/real.db`;
  await mkdir(dirname(store.file));
  await symlink(file, store.file);
  const { keep, ready } = await store.open();
  await keep({ key: 'before', body: {} });
  expect(await keysIn(file)).toEqual(['before']);
  await fault(store.file, file);
  await expect(keep({ key: 'after', body: {} })).rejects.toThrow('the file was removed or replaced while it was open');
  await keep({ key: 'after', body: {} });
  expect([await ready(), await keysIn(store.file)]).toEqual([true, ['after']]);
});

it('has every submission in the file alone, so that one that is renamed contains them', async () => {
  const { store, keep } = await storeWithCopy();
  await keep({ key: 'last', body: {} });
  expect((await stat(`${store.file}-wal`)).size).toBe(0);
  await rename(store.file, `${store.folder}/renamed.db`);
  expect(await keysIn(`${store.folder}/renamed.db`)).toEqual(['before', 'last']);
});

it('keeps submissions in a copy that is written over the open file', async () => {
  const { store, copy, keep } = await storeWithCopy();
  for (let number = 0; number < 50; number += 1) await keep({ key: `later-${number}`, body: { text: 'x'.repeat(1000) } });
  await copyFile(copy, store.file);
  await keep({ key: 'after', body: {} });
  expect(await keysIn(store.file)).toEqual(['before', 'after']);
  expect(await rowsOf(await store.read(), 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

it.each(['a file', 'a link'])('as %s, creates no file beside the log of another one, which contains submissions', async (kind) => {
  const store = await newStore();
  const file = kind === 'a link' ? `${store.folder}/disk/linked.db` : store.file;
  for (const one of [file, store.file]) await mkdir(dirname(one), { recursive: true });
  if (kind === 'a link') await symlink('../disk/linked.db', store.file);
  await writeFile(`${file}-wal`, 'submissions');
  const { keep, state } = await store.open();
  expect(state()).toMatch(/ is missing, but its log .+-wal contains submissions\. Put the file back beside its log/);
  await expect(keep({ body: {} })).rejects.toThrow(/contains submissions/);
  await rm(`${file}-wal`);
  await keep({ key: 'after', body: {} });
  expect(await keysIn(store.file)).toEqual(['after']);
});

it.each<readonly [string, (file: string) => unknown, string]>([
  [
    'other text',
    (file) => writeFile(file, 'This is not a database, but long enough to be read as one.'.repeat(40)),
    'the file is not a database',
  ],
  ['a folder', (file) => mkdir(file), 'it is not a file'],
  ['a pipe, whose reader would wait for ever', (file) => execFileSync('mkfifo', [file]), 'it is not a file'],
  ['a device', (file) => symlink('/dev/zero', file), 'it is not a file'],
])('is opened as soon as a file is there that can be used, instead of %s', async (_, make, reason) => {
  const store = await newStore();
  await mkdir(dirname(store.file));
  await make(store.file);
  const { keep, ready, state } = await store.open();
  expect(state()).toBe(reason);
  await expect(keep({ body: {} })).rejects.toThrow();
  expect(await ready()).toBe(false);
  await rm(store.file, { recursive: true });
  await keep({ key: 'after', body: {} });
  expect([await ready(), state()]).toEqual([true, 'new']);
});
