import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { oldest } from '../../../cli/submissions/deletion.ts';
import { kept, run } from './kept-leads.ts';
import { newStore, rowsOf } from './open-store.ts';
import { webhookReceiver } from './receivers.ts';

it('deletes all data of one visitor, also from the bytes of the files, and keeps other data', async () => {
  const store = await kept();
  const { code, out } = await run(store, ['delete'], { email: ' ADA@example.com', yes: true });
  expect([code, out]).toEqual([0, 'Deleted 1 submission of ada@example.com.\n']);
  for (const name of ['', '-wal'])
    expect((await readFile(`${store.file}${name}`).catch(() => Buffer.of())).toString('latin1')).not.toMatch(/ada@example/i);
  expect(await rowsOf(await store.read(), 'SELECT email FROM submissions')).toEqual([{ email: 'bo@example.com' }]);
  expect((await run(store, ['delete'], { email: 'ada@example.com', yes: true })).out).toBe('ada@example.com has sent no submission.\n');
});

it('deletes while a store is open, and names the channels of past deliveries', async () => {
  const { posted, environment } = await webhookReceiver();
  const store = await newStore();
  const { keep, undelivered } = await store.open({ environment });
  await keep({ email: 'ada@example.com', body: { email: 'ada@example.com' } });
  await posted.has(1);
  await expect.poll(undelivered).toBe(0);
  const { out } = await run(store, ['delete'], { email: 'ada@example.com', yes: true });
  expect(out).toBe('Deleted 1 submission of ada@example.com.\nThey were also delivered (webhook): delete them there as well.\n');
  for (const name of ['', '-wal']) expect((await readFile(`${store.file}${name}`)).toString('latin1')).not.toMatch(/ada@example/i);
  expect(await rowsOf(await store.read(), 'SELECT * FROM deliveries')).toEqual([]);
});

it('deletes nothing without --yes if it cannot ask for confirmation', async () => {
  const store = await kept();
  await expect(run(store, ['delete'], { email: 'ada@example.com' })).rejects.toThrow(
    /^1 submission of ada@example\.com would be deleted\. To confirm/,
  );
  expect(await rowsOf(await store.read(), 'SELECT key FROM submissions')).toHaveLength(2);
});

it('prunes submissions beyond the period of the site, also when the store is opened', async () => {
  const store = await kept();
  const database = await store.read();
  const old = Date.now() - 31 * 86_400_000;
  await database.execute({ sql: "UPDATE submissions SET received = ? WHERE key LIKE 'aaaa%'", args: [old] });
  expect((await run(store, ['prune'])).out).toMatch(/^Deleted 1 submission from before \d{4}-\d\d-\d\d\.\n$/);
  await database.execute({ sql: 'UPDATE submissions SET received = ?', args: [old] });
  await (await store.open()).close();
  expect(await rowsOf(database, 'SELECT key FROM submissions')).toEqual([]);
  expect(store.logged).toEqual([{ event: 'old submissions are deleted', values: { submissions: 1 } }]);
});

it('prunes nothing if the site does not limit the period', async () => {
  const store = await kept();
  await writeFile(`${store.folder}/dist/reports/submissions.json`, '{}');
  await expect(run(store, ['prune'])).rejects.toThrow(/does not limit how long submissions are kept\. Name a fact/);
});

it.each([
  [{ amount: 30, unit: 'day' }, '2026-03-31', '2026-03-01'],
  [{ amount: 2, unit: 'week' }, '2026-03-31', '2026-03-17'],
  [{ amount: 1, unit: 'month' }, '2026-03-31', '2026-02-28'],
  [{ amount: 6, unit: 'month' }, '2026-03-15', '2025-09-15'],
  [{ amount: 1, unit: 'year' }, '2028-02-29', '2027-02-28'],
] as const)('counts a period back by the calendar: %j before %s', (period, now, before) => {
  expect(new Date(oldest(period, Date.parse(now))).toISOString().slice(0, 10)).toBe(before);
});
