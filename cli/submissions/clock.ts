import type { Database } from './file-database.ts';

/** Milliseconds of a day. */
export const day = 86_400_000;

/** The time by which the clock of a server may leap. A machine that was off for longer needs a person who confirms its clock. */
const longestLeap = 7 * day;

/** The time at which the database was last used, for statements. */
const lastUsed = 'COALESCE((SELECT MAX(checked) FROM schema), (SELECT MAX(received) FROM submissions), :now)';

/**
 * Records the time at which the database was used. A time that is earlier, or later by more than the longest leap, is not believed: the
 * recorded one goes on by a millisecond, so that each call writes to the disk.
 */
export async function recordTime(database: Database): Promise<void> {
  const sql = `UPDATE schema SET checked = CASE WHEN :now BETWEEN ${lastUsed} AND ${lastUsed} + :leap THEN :now ELSE ${lastUsed} + 1 END`;
  await database.batch([{ sql, args: { now: Date.now(), leap: longestLeap } }]);
}

/** Records the time of a clock that a person has confirmed. */
export async function confirmTime(database: Database): Promise<void> {
  await database.batch([{ sql: 'UPDATE schema SET checked = ?', args: [Date.now()] }]);
}

/** The sentence why the clock is not believed: it is far from the last use of the database, or earlier than the build. Undefined if it agrees. */
export async function doubtOf(database: Database, built: number): Promise<string | undefined> {
  const now = Date.now();
  const { rows } = await database.execute({ sql: `SELECT ${lastUsed} AS used`, args: { now } });
  const used = Number(rows[0]?.used);
  if (now - used <= longestLeap && Math.max(used, built) - now <= day) return undefined;
  const [clock, last, build] = [now, used, built].map((time) => new Date(time).toISOString().slice(0, 10));
  return `The clock shows ${clock}, but the database was last used on ${last}, and the site was built on ${build}. If the clock is right, run leads prune --yes`;
}
