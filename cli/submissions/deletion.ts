import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { InValue } from '@libsql/client';
import type { KeptFor } from '../../generator/index.ts';
import { readReport } from '../read-report.ts';
import { day, hour, longestRest, watchClock } from './clock.ts';
import type { WatchOptions } from './documents.ts';
import type { Database } from './file-database.ts';
import { type Repetition, repeat } from './repeat.ts';
import { shortKey } from './submission.ts';

/** A condition over the table of submissions. */
interface Condition {
  readonly sql: string;
  readonly args: InValue[];
}

interface Deletion {
  readonly number: number;
  /** Whether the log of the database file is cleared of the data as well. Another process that is reading can delay that. */
  readonly isCleared: boolean;
}

/** Deletes submissions and their deliveries. */
export async function deleteSubmissions(database: Database, { sql, args }: Condition): Promise<Deletion> {
  const [, deleted] = await database.batch([
    { sql: `DELETE FROM deliveries WHERE submission IN (SELECT id FROM submissions WHERE ${sql})`, args },
    { sql: `DELETE FROM submissions WHERE ${sql}`, args },
  ]);
  return { number: deleted?.rowsAffected ?? 0, isCleared: !database.isFile || (await clearLog(database)) };
}

async function clearLog(database: Database): Promise<boolean> {
  const { rows } = await database.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  return rows[0]?.busy === 0;
}

/** The period for which the site of a build keeps submissions, and the time at which that was written; undefined if the site does not declare it. */
export async function keptFor(out: string): Promise<{ readonly period: KeptFor; readonly built: number } | undefined> {
  const name = 'submissions.json';
  const { keptFor: period } = (await readReport<{ readonly keptFor?: KeptFor }>(out, name)) ?? {};
  return period && { period, built: (await stat(join(out, 'reports', name))).mtimeMs };
}

/** The time before which a submission is too old, in milliseconds since 1970. In a month without that day, it is the last day. */
export function oldest({ amount, unit }: KeptFor, now: number): number {
  if (unit === 'day' || unit === 'week') return now - amount * (unit === 'week' ? 7 : 1) * day;
  const date = new Date(now);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - amount * (unit === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return date.getTime();
}

/**
 * Deletes submissions that are older than the period, delivered or not, and calls `lost` for each that was not: never too early, so by the
 * earliest time that the clock may mean. Submissions from the future were dated by a clock that was wrong: they count from now on.
 */
export async function prune(
  database: Database,
  period: KeptFor,
  lost: (key: string, reason: string) => void,
): Promise<{ readonly number: number; readonly before: number }> {
  const now = Date.now();
  const before = oldest(period, now - longestRest);
  const old = { sql: 'received < ?', args: [before] };
  await database.batch([{ sql: 'UPDATE submissions SET received = ? WHERE received > ?', args: [now, now + day] }]);
  const { rows } = await database.execute({
    sql: `SELECT key, last_error FROM submissions JOIN deliveries ON submission = id WHERE delivered IS NULL AND ${old.sql} ORDER BY id`,
    args: old.args,
  });
  for (const { key, last_error: reason } of rows) lost(shortKey(String(key)), String(reason ?? 'it was not tried'));
  return { ...(await deleteSubmissions(database, old)), before };
}

/** Prunes now and every hour, by the period of the build at that time and a clock that agrees with what was recorded. */
export function startPruning({ database, out, log }: WatchOptions): Repetition {
  const doubtNow = watchClock(database);
  return repeat({
    milliseconds: hour,
    async task() {
      const kept = await keptFor(out);
      const doubt = await doubtNow(kept?.built ?? 0);
      if (!kept) return;
      if (doubt) throw new Error(doubt);
      const { number } = await prune(database, kept.period, (submission, reason) =>
        log('an undelivered submission is deleted', { submission, reason }),
      );
      if (number) log('old submissions are deleted', { submissions: number });
    },
    failed: (reason) => log('old submissions are not deleted', { reason }),
  });
}
