import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmTime } from '../../../cli/submissions/clock.ts';
import { oldest, startPruning } from '../../../cli/submissions/deletion.ts';
import { kept, run } from './kept-leads.ts';
import { newStore, rowsOf } from './open-store.ts';
import { webhookReceiver } from './receivers.ts';

/** A webhook that cannot be reached. */
const environment = { WORTLAUT_WEBHOOK_URL: 'http://127.0.0.1:1', WORTLAUT_WEBHOOK_SECRET: 'a-secret-of-this-test' };

it('deletes all data of one visitor, also from the bytes of the files, and keeps other data', async () => {
  const store = await kept({ environment });
  const { code, out } = await run(store, ['delete'], { email: ' ADA@example.com', yes: true });
  expect([code, out]).toEqual([
    0,
    'Deleted 1 submission of ada@example.com.\nThe texts that were accepted stay listed by leads: key, time, hash, edition and language, without personal data.\n',
  ]);
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
  expect((await run(store, ['prune'])).out).toMatch(
    /^Deleted 1 submission from before \d{4}-\d\d-\d\d\.\nDeleted 0 acceptances from before \d{4}-\d\d-\d\d\.\n$/,
  );
  await database.execute({ sql: 'UPDATE submissions SET received = ?', args: [old] });
  await (await store.open()).close();
  expect(await rowsOf(database, 'SELECT key FROM submissions')).toEqual([]);
  expect(store.logged).toEqual([{ event: 'old submissions are deleted', values: { submissions: 1 } }]);
});

describe('with a clock that is wrong', () => {
  const clockAt = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([1095, 40, 6, 2, -1095])('nothing is deleted, also after the clock is right again: %i days', async (days) => {
    const store = await kept();
    clockAt(days);
    const { keep, ready, close } = await store.open();
    expect(await ready()).toBe(true);
    await keep({ key: 'cccc3333-0000', email: 'cy@example.com', body: {} });
    await close();
    expect(store.logged).toEqual([
      { event: 'old submissions are not deleted', values: { reason: expect.stringMatching(/^The clock shows /) } },
    ]);
    await expect(run(store, ['prune'])).rejects.toThrow(
      /^The clock shows .+, but the database was last used on .+ run leads prune --yes\.$/,
    );
    clockAt(-days);
    await (await store.open()).close();
    expect(await rowsOf(await store.read(), 'SELECT key FROM submissions')).toHaveLength(3);
    const [{ newest } = {}] = await rowsOf(await store.read(), 'SELECT MAX(received) AS newest FROM submissions');
    expect(Math.abs(Number(newest) - Date.now())).toBeLessThan(3_600_000);
  });

  it('a leap of less than a week deletes nothing at once, and is believed after a day', async () => {
    const store = await kept();
    clockAt(29);
    await confirmTime(await store.read());
    clockAt(3);
    await (await store.open()).close();
    expect(await rowsOf(await store.read(), 'SELECT key FROM submissions')).toHaveLength(2);
    const pruning = startPruning({ database: await store.read(), out: `${store.folder}/dist`, log: () => {} });
    await pruning.first;
    await vi.advanceTimersByTimeAsync(25 * 3_600_000);
    await pruning.close();
    expect(await rowsOf(await store.read(), 'SELECT key FROM submissions')).toEqual([]);
  });

  it('nothing is deleted before its last day has ended, by a clock that is ahead by two hours', async () => {
    const store = await kept();
    clockAt(29.95);
    await confirmTime(await store.read());
    clockAt(2 / 24);
    expect((await run(store, ['prune'])).out).toMatch(/^Deleted 0 submissions from before /);
    clockAt(2 / 24);
    await confirmTime(await store.read());
    expect((await run(store, ['prune'])).out).toMatch(/^Deleted 2 submissions from before /);
  });

  it('a person confirms the clock of a machine that was off for long', async () => {
    const store = await kept();
    clockAt(40);
    expect((await run(store, ['prune'], { yes: true })).out).toMatch(/^Deleted 2 submissions from before /);
    await (await store.open()).close();
    expect(store.logged).toEqual([]);
  });
});

it('logs each submission that is deleted before it was delivered, also one that waits for a person', async () => {
  const store = await kept({ environment });
  const { keep, close } = await store.open();
  await keep({ key: 'cccc3333', body: {}, suspect: true });
  await close();
  store.logged.length = 0;
  await (await store.read()).execute({ sql: 'UPDATE submissions SET received = ?', args: [Date.now() - 31 * 86_400_000] });
  await (await store.open()).close();
  const lost = (submission: string) => ({
    event: 'an undelivered submission is deleted',
    values: { submission, reason: expect.any(String) },
  });
  expect(store.logged.slice(1)).toEqual([
    lost('aaaa1111'),
    lost('bbbb2222'),
    lost('cccc3333'),
    { event: 'old submissions are deleted', values: { submissions: 3 } },
  ]);
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
