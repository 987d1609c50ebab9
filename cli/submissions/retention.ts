import type { KeptFor } from '../../generator/index.ts';
import { readReport } from '../read-report.ts';
import type { WatchOptions } from './documents.ts';
import type { Database } from './file-database.ts';
import { forget } from './forget.ts';

/** How long the site of a build keeps submissions; undefined if it does not say so. */
export async function keptFor(out: string): Promise<KeptFor | undefined> {
  return (await readReport<{ readonly keptFor?: KeptFor }>(out, 'submissions.json'))?.keptFor;
}

/** The moment before which a submission is too old, in milliseconds since 1970. A month that has no such day ends with its last. */
export function oldest({ amount, unit }: KeptFor, now: number): number {
  if (unit === 'day' || unit === 'week') return now - amount * (unit === 'week' ? 7 : 1) * day;
  const date = new Date(now);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - amount * (unit === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.getTime();
}

const day = 86_400_000;

/** Deletes what is older than the site allows, delivered or not. */
export function prune(database: Database, period: KeptFor): ReturnType<typeof forget> {
  return forget(database, { sql: 'received < ?', args: [oldest(period, Date.now())] });
}

/** Prunes now and every day, by the period of the build that is there then. */
export function startRetention({ database, out, log }: WatchOptions): {
  close(): Promise<void>;
} {
  const run = async () => {
    try {
      const period = await keptFor(out);
      const { number: deleted } = period ? await prune(database, period) : { number: 0 };
      if (deleted) log('old submissions are deleted', { submissions: deleted });
    } catch (error) {
      log('old submissions are not deleted', { reason: (error as NodeJS.ErrnoException).code ?? (error as Error).name });
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, day);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
