import type { Database } from './file-database.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** The time between two uses of a database that a server has open, which records the time every hour. */
export const longestRest = 2 * hour;

/** The time by which the clock of a server may leap. A machine that was off for longer needs a person who confirms its clock. */
const longestLeap = 7 * day;

/** The time at which the database was last used, for statements. */
const lastUsed = 'COALESCE((SELECT MAX(checked) FROM schema), (SELECT MAX(received) FROM submissions), :now)';

/**
 * A statement that records the time at which the database was used. A time that is earlier, or later by more than the longest rest, is not
 * believed: the recorded one goes on by a millisecond, so that each statement writes to the disk.
 */
export const timeRecord = () => ({
  sql: `UPDATE schema SET checked = CASE WHEN :now BETWEEN ${lastUsed} AND ${lastUsed} + :rest THEN :now ELSE ${lastUsed} + 1 END`,
  args: { now: Date.now(), rest: longestRest },
});

/** Records the time of a clock that a person has confirmed, or that has proved itself. */
export async function confirmTime(database: Database): Promise<void> {
  await database.batch([{ sql: 'UPDATE schema SET checked = ?', args: [Date.now()] }]);
}

/** The reason why a clock is not believed. */
interface Doubt {
  readonly sentence: string;
  /** The time at which the database was last used. */
  readonly used: number;
  /** Whether it is a leap that a machine makes that was off. */
  readonly isLeap: boolean;
}

/** A doubt about a clock that shows a time long after the last use of the database, or before that use or the build. Undefined if it agrees. */
export async function doubtOf(database: Database, built: number): Promise<Doubt | undefined> {
  const now = Date.now();
  const { rows } = await database.execute({ sql: `SELECT ${lastUsed} AS used`, args: { now } });
  const used = Number(rows[0]?.used);
  const isEarly = Math.max(used, built) - now > day;
  if (now - used <= longestRest && !isEarly) return undefined;
  const [clock, last, build] = [now, used, built].map((time) => new Date(time).toISOString().slice(0, 16).replace('T', ' '));
  return {
    sentence: `The clock shows ${clock}, but the database was last used on ${last}, and the site was built on ${build}. If the clock is right, run leads prune --yes`,
    used,
    isLeap: !isEarly && now - used <= longestLeap,
  };
}

/**
 * Records the time of a process that runs, or returns the sentence why its clock is not believed. A leap is believed after a day in which the
 * clock went on like the process, and no other process has used the database by another clock.
 */
export function watchClock(database: Database): (built: number) => Promise<string | undefined> {
  let leap: { readonly since: number; readonly difference: number; readonly used: number } | undefined;
  return async (built) => {
    const doubt = await doubtOf(database, built);
    const since = performance.now();
    const difference = Date.now() - since;
    if (!doubt) leap = undefined;
    else if (!leap || Math.abs(difference - leap.difference) > longestRest || doubt.used - leap.used > longestRest)
      leap = { since, difference, used: doubt.used };
    if (doubt && !(doubt.isLeap && leap && since - leap.since >= day)) return doubt.sentence;
    await (doubt ? confirmTime(database) : database.batch([timeRecord()]));
    return undefined;
  };
}
