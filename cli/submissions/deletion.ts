import type { InValue } from '@libsql/client';
import type { KeptFor } from '../../generator/index.ts';
import { readReport } from '../read-report.ts';
import type { WatchOptions } from './documents.ts';
import type { Database } from './file-database.ts';
import { repeat } from './repeat.ts';

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

/** The period for which the site of a build keeps submissions; undefined if the site does not declare it. */
export async function keptFor(out: string): Promise<KeptFor | undefined> {
  return (await readReport<{ readonly keptFor?: KeptFor }>(out, 'submissions.json'))?.keptFor;
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

const day = 86_400_000;

/** Deletes submissions that are older than the period, delivered or not. */
export function prune(database: Database, period: KeptFor): Promise<Deletion> {
  return deleteSubmissions(database, { sql: 'received < ?', args: [oldest(period, Date.now())] });
}

/** Prunes now and every day, by the period of the build at that time. */
export function startPruning({ database, out, log }: WatchOptions): { close(): Promise<void> } {
  return repeat({
    milliseconds: day,
    async task() {
      const period = await keptFor(out);
      const { number } = period ? await prune(database, period) : { number: 0 };
      if (number) log('old submissions are deleted', { submissions: number });
    },
    failed: (reason) => log('old submissions are not deleted', { reason }),
  });
}
