import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmTime, timeRecord, watchClock } from '../../../cli/submissions/clock.ts';
import type { Database } from '../../../cli/submissions/file-database.ts';
import { migrate, migrations } from '../../../cli/submissions/migrations.ts';
import { newStore } from './open-store.ts';

/* The clock of a process that uses a database, as time passes, as the clock leaps, and as other processes record theirs. */

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Hours that pass, hours by which the clock leaps, and whether another process records the right time meanwhile. */
interface Step {
  readonly pass?: number;
  readonly leap?: number;
  readonly others?: boolean;
}

const hours = (number: number, step: Step = {}): readonly Step[] => Array.from({ length: number }, () => ({ ...step, pass: 1 }));

it.each<[string, 'believed' | 'doubted', readonly Step[]]>([
  ['goes on', 'believed', hours(48)],
  ['leaps by an hour', 'believed', [{ leap: 1 }]],
  ['was put back by an hour', 'believed', [{ leap: -1 }]],
  ['leaps by three hours', 'doubted', [{ leap: 3 }]],
  ['leaps by six days', 'doubted', [{ leap: 144 }, ...hours(23)]],
  ['leaps by six days and goes on for a day', 'believed', [{ leap: 144 }, ...hours(24)]],
  ['leaps by six days and is put right within the hour', 'believed', [{ leap: 144, pass: 1 }, { leap: -144 }]],
  [
    'leaps by six days, is put right after five hours and goes on for a day',
    'believed',
    [{ leap: 144 }, ...hours(5), { leap: -144 }, ...hours(24)],
  ],
  ['leaps by two days, and by two more in the next night', 'doubted', [{ leap: 48 }, ...hours(12), { leap: 48 }, ...hours(20)]],
  ['leaps by six days, while another process records the time before', 'doubted', [{ leap: 144 }, ...hours(48, { others: true })]],
  ['leaps by eight days', 'doubted', [{ leap: 192 }, ...hours(48)]],
  ['is three years ahead', 'doubted', [{ leap: 26_280 }, ...hours(48)]],
  ['is three years behind', 'doubted', [{ leap: -26_280 }, ...hours(48)]],
])('a clock that %s is %s', async (_, verdict, steps) => {
  const store = await newStore();
  const database = await store.read();
  const doubtNow = watchClock(database);
  let wrong = 0;
  let doubt = await doubtNow(0);
  for (const { pass = 0, leap = 0, others = false } of steps) {
    vi.advanceTimersByTime(pass * hour);
    wrong += leap * hour;
    vi.setSystemTime(Date.now() + leap * hour);
    if (others) await recordOf(database, Date.now() - wrong);
    doubt = await doubtNow(0);
  }
  expect(doubt === undefined ? 'believed' : 'doubted').toBe(verdict);
});

it('is doubted before the time of the build, and believed when a person has confirmed it', async () => {
  const store = await newStore();
  const database = await store.read();
  const doubtNow = watchClock(database);
  expect(await doubtNow(Date.now() + 25 * hour)).toMatch(/^The clock shows .+, but .+, and the site was built on .+leads prune --yes$/);
  vi.setSystemTime(Date.now() + 30 * 24 * hour);
  expect(await doubtNow(0)).toMatch(/^The clock shows /);
  await confirmTime(database);
  expect(await doubtNow(0)).toBeUndefined();
});

it('is doubted also where a later version of Wortlaut migrates the database', async () => {
  const store = await newStore();
  const database = await store.read();
  vi.setSystemTime(Date.now() + 26_280 * hour);
  const client = createClient({ url: `file:${store.file}` });
  await migrate(client, [...migrations, ['CREATE TABLE later (id INTEGER)']]);
  client.close();
  expect(await watchClock(database)(0)).toMatch(/^The clock shows /);
});

/** Records a time as a process with that clock does. */
async function recordOf(database: Database, time: number): Promise<void> {
  const now = Date.now();
  vi.setSystemTime(time);
  await database.batch([timeRecord()]);
  vi.setSystemTime(now);
}
