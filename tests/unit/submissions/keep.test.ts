import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, it, vi } from 'vitest';
import { UsageError } from '../../../cli/command-errors.ts';
import { openDatabase } from '../../../cli/submissions/database.ts';
import { run } from './kept-leads.ts';
import { newStore, rowsOf } from './open-store.ts';
import { webhookReceiver } from './receivers.ts';

it('keeps a submission with all its fields, and finds it by its email address in upper or lower case', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  await keep({
    key: 'key-1',
    body: { email: 'Ada@Example.com', message: 'Grüße\n{"a":1}' },
    email: ' Ada@Example.com ',
    acceptedHash: 'abc',
  });
  const [row] = await rowsOf(await store.read(), 'SELECT * FROM submissions');
  expect(row).toMatchObject({ key: 'key-1', email: 'ada@example.com', accepted_hash: 'abc' });
  expect(JSON.parse(String(row?.body))).toEqual({ email: 'Ada@Example.com', message: 'Grüße\n{"a":1}' });
  expect(Date.now() - Number(row?.received)).toBeLessThan(60_000);
});

it('keeps submissions in a file whose path has characters with a meaning in addresses', async () => {
  const store = await newStore();
  const database = `${store.folder}/c# ?x=1 100 % ü/submissions.db`;
  const { keep, close } = await store.open({ database });
  await keep({ key: 'key-1', body: {} });
  await close();
  const again = await openDatabase(database, { create: false });
  expect(await rowsOf(again, 'SELECT key FROM submissions')).toEqual([{ key: 'key-1' }]);
  again.close();
});

it('keeps a submission once that is sent again under its key, also after it was opened again', async () => {
  const store = await newStore();
  const first = await store.open();
  await Promise.all([first.keep({ key: 'same', body: { n: 1 } }), first.keep({ key: 'same', body: { n: 1 } })]);
  await first.close();
  const second = await store.open();
  await second.keep({ key: 'same', body: { n: 1 } });
  expect(await rowsOf(await store.read(), 'SELECT body FROM submissions')).toEqual([{ body: '{"n":1}' }]);
});

it('keeps and delivers another body under a known key beside the first one, and each of them once', async () => {
  const store = await newStore();
  const { posted, environment } = await webhookReceiver();
  const { keep, undelivered } = await store.open({ environment });
  for (const phone of ['+49 111', '+49 222', '+49 111', '+49 222']) await keep({ key: 'same', body: { phone } });
  await expect.poll(undelivered).toBe(0);
  const rows = await rowsOf(await store.read(), 'SELECT key, body FROM submissions ORDER BY id');
  expect(rows).toEqual([
    { key: 'same', body: '{"phone":"+49 111"}' },
    { key: expect.stringMatching(/^same-[\da-f]{8}$/), body: '{"phone":"+49 222"}' },
  ]);
  expect(posted.items.map(({ headers }) => headers['idempotency-key'])).toEqual(rows.map(({ key }) => key));
});

it('keeps a submission once whose page only one of two builds has, whichever marks it', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  const body = { phone: '1.0', page: '/neu/' };
  const marked = { ...body, pageIsUnknown: true, documentIsUnknown: true };
  for (const one of [body, marked, body]) await keep({ key: 'known-first', body: one });
  for (const one of [marked, body, marked]) await keep({ key: 'unknown-first', body: one });
  await keep({ key: 'known-first', body: { ...marked, phone: '1' } });
  expect(await rowsOf(await store.read(), 'SELECT key FROM submissions ORDER BY id')).toEqual([
    { key: 'known-first' },
    { key: 'unknown-first' },
    { key: expect.stringMatching(/^known-first-/) },
  ]);
});

it('keeps a suspect submission with a mark, and hands it over to no channel', async () => {
  const store = await newStore();
  const { environment } = await webhookReceiver();
  const { keep, undelivered } = await store.open({ environment });
  await keep({ key: 'suspect-1', body: { phone: '1' }, suspect: true });
  expect(await undelivered()).toBe(0);
  expect(store.logged).toEqual([{ event: 'a suspect submission waits for a person', values: { submission: 'suspect-' } }]);
  const list = async (format: string) => (await run(store, [], { format })).out;
  expect(await list('text')).toMatch(/suspect-1? .* suspect$/m);
  expect(await list('csv')).toContain(',suspect-1,suspect,');
  expect(JSON.parse(await list('json'))).toMatchObject([{ key: 'suspect-1', body: { phone: '1', suspect: true }, deliveries: [] }]);
});

it('keeps each submission without a key', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  await Promise.all([keep({ body: { n: 1 } }), keep({ body: { n: 1 } })]);
  expect(await rowsOf(await store.read(), 'SELECT DISTINCT key FROM submissions')).toHaveLength(2);
});

it('makes a file that only its owner may read, and such logs', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  await keep({ body: {} });
  for (const name of ['', '-wal', '-shm']) expect(((await stat(`${store.file}${name}`)).mode & 0o777).toString(8)).toBe('600');
  expect(((await stat(join(store.file, '..'))).mode & 0o777).toString(8)).toBe('700');
});

it('rejects submissions and is not ready while another process locks the database, but does other work, and keeps them afterwards', async () => {
  const store = await newStore();
  const { keep, ready } = await store.open();
  const other = createClient({ url: `file:${store.file}` });
  const writing = await other.transaction('write');
  // The ten seconds of its patience pass in one.
  const now = performance.now.bind(performance);
  const hurrying = vi.spyOn(performance, 'now').mockImplementation(() => 10 * now());
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 10);
  await expect(keep({ key: 'late', body: {} })).rejects.toMatchObject({ code: expect.stringMatching(/BUSY/) });
  clearInterval(clock);
  hurrying.mockRestore();
  // Some 100 in a second; 2 if each statement waited for a second.
  expect(ticks).toBeGreaterThan(10);
  expect(await ready()).toBe(false);
  await writing.rollback();
  other.close();
  await keep({ key: 'late', body: {} });
  expect(await ready()).toBe(true);
  expect(await rowsOf(await store.read(), 'SELECT key FROM submissions')).toEqual([{ key: 'late' }]);
});

it('rejects a submission on a full disk, and keeps the earlier ones', async () => {
  const store = await newStore();
  const { keep, close } = await store.open();
  await keep({ key: 'before', body: {} });
  await close();
  const database = await store.read();
  const { keepIn } = await import('../../../cli/submissions/keep.ts');
  const pages = Number((await rowsOf(database, 'PRAGMA page_count'))[0]?.page_count);
  await database.execute(`PRAGMA max_page_count = ${pages}`);
  const keepHere = keepIn(database, { channels: [], onKept: () => {} });
  await expect(keepHere({ key: 'large', body: { text: 'x'.repeat(100_000) } })).rejects.toMatchObject({
    code: expect.stringMatching(/FULL/),
  });
  expect(await rowsOf(database, 'SELECT key FROM submissions')).toEqual([{ key: 'before' }]);
});

it('reports in one sentence why a database cannot be used', async () => {
  const store = await newStore();
  const noDatabase = join(store.folder, 'notes.txt');
  await writeFile(noDatabase, 'These are notes and no database, and long enough to be read as one.'.repeat(40));
  await chmod(noDatabase, 0o600);
  const sentence = async (place: string, access = {}) => {
    const error: unknown = await openDatabase(place, access).then(
      () => undefined,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  };
  expect(await sentence(noDatabase)).toMatch(/notes\.txt cannot be used: the file is not a database\.$/);
  expect(await sentence(store.folder)).toMatch(/cannot be used: /);
  expect(await sentence(join(noDatabase, 'leads.db'))).toMatch(/cannot be used: its folder is a file\.$/);
  expect(await sentence(':memory:')).toMatch(/kept in a file/);
  expect(await sentence('ftp://host/x')).toMatch(/is not a place for a database/);
  expect(await sentence('http://127.0.0.1:1', { token: 'secret-token' })).not.toMatch(/secret-token/);
  expect(await sentence(join(store.folder, 'none.db'), { create: false })).toMatch(/^The database .+ does not exist\./);
});

it('refuses a database of a newer version', async () => {
  const store = await newStore();
  const { close } = await store.open();
  await (await store.read()).execute('UPDATE schema SET version = 99 WHERE version = 2');
  await close();
  await expect(store.read()).rejects.toThrow(/has version 99, and this Wortlaut supports versions up to 2\. Install/);
});
