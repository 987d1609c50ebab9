import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { InValue } from '@libsql/client';
import { addPeriod, type Retention } from '../../generator/index.ts';
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

/** The periods for which the site of a build keeps submissions and acceptances, and the time at which they were written; undefined if it does not declare them. */
export async function retentionOf(out: string): Promise<{ readonly retention: Retention; readonly built: number } | undefined> {
  const name = 'submissions.json';
  const retention = await readReport<Partial<Retention>>(out, name);
  return retention?.keptFor && { retention: retention as Retention, built: (await stat(join(out, 'reports', name))).mtimeMs };
}

/** The time before which a submission is too old, in milliseconds since 1970. In a month without that day, it is the last day. */
export const oldest = ({ amount, unit }: Retention['keptFor'], now: number): number =>
  Date.parse(addPeriod(new Date(now).toISOString().slice(0, 10), { amount: -amount, unit })) + (now % day);

/** The number of deleted submissions, and the time before which they were received. */
interface Pruned {
  readonly noun: 'submission' | 'acceptance';
  readonly number: number;
  readonly before: number;
}

/**
 * Deletes submissions that are older than the period, delivered or not, and calls `lost` for each that was not; likewise acceptances whose
 * submission is deleted. Never too early, so by the earliest time that the clock may mean. What was received in the future was dated by a clock
 * that was wrong: it counts from now on.
 */
export async function prune(
  database: Database,
  { keptFor, acceptanceKeptFor }: Retention,
  lost: (key: string, reason: string) => void,
): Promise<readonly Pruned[]> {
  const now = Date.now();
  const before = oldest(keptFor, now - longestRest);
  const old = { sql: 'received < ?', args: [before] };
  await database.batch(
    ['submissions', 'acceptances'].map((table) => ({
      sql: `UPDATE ${table} SET received = ? WHERE received > ?`,
      args: [now, now + day],
    })),
  );
  const { rows } = await database.execute({
    sql: `SELECT key, last_error FROM submissions LEFT JOIN deliveries ON submission = id
      WHERE delivered IS NULL AND (submission IS NOT NULL OR json_extract(body, '$.suspect')) AND ${old.sql} ORDER BY id`,
    args: old.args,
  });
  for (const { key, last_error: reason } of rows) lost(shortKey(String(key)), String(reason ?? 'it was not tried'));
  const { number } = await deleteSubmissions(database, old);
  const submissions = { noun: 'submission', number, before } as const;
  if (!acceptanceKeptFor) return [submissions];
  const acceptedBefore = oldest(acceptanceKeptFor, now - longestRest);
  const [deleted] = await database.batch([
    { sql: `DELETE FROM acceptances WHERE ${old.sql} AND key NOT IN (SELECT key FROM submissions)`, args: [acceptedBefore] },
  ]);
  return [submissions, { noun: 'acceptance', number: deleted?.rowsAffected ?? 0, before: acceptedBefore }];
}

/** Prunes now and every hour, by the periods of the build at that time and a clock that agrees with what was recorded. */
export function startPruning({ database, out, log }: WatchOptions): Repetition {
  const doubtNow = watchClock(database);
  return repeat({
    milliseconds: hour,
    async task() {
      const kept = await retentionOf(out);
      const doubt = await doubtNow(kept?.built ?? 0);
      if (!kept) return;
      if (doubt) throw new Error(doubt);
      const pruned = await prune(database, kept.retention, (submission, reason) =>
        log('an undelivered submission is deleted', { submission, reason }),
      );
      for (const { noun, number } of pruned) if (number) log(`old ${noun}s are deleted`, { [`${noun}s`]: number });
    },
    failed: (reason) => log('old submissions are not deleted', { reason }),
  });
}
