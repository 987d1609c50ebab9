import { deliveryTimeout } from './channel.ts';
import { steadyTime, timeRecord } from './clock.ts';
import type { Database } from './file-database.ts';
import { type KeptSubmission, submissionOf } from './submission.ts';

/** Milliseconds for which a delivery belongs to the process that has claimed it. If that is killed, another process retries afterwards. */
export const lease = 12 * deliveryTimeout;

/** A delivery that only this process attempts until the lease ends. */
interface Claimed {
  readonly submission: KeptSubmission;
  /** The number of attempts, including this one. */
  readonly attempt: number;
  /** Identifies the claim. */
  readonly leasedUntil: number;
}

/** A lease that lasts, for statements. One beyond twice the longest was written by a clock that was wrong. */
const isLeased = `leased_until BETWEEN ${steadyTime} + 1 AND ${steadyTime} + 2 * :lease`;

/**
 * Claims the delivery of a channel that waits in front: those that were not tried come first, then the others in turn. Undefined if none is
 * free. It records the time, so that a lease outlasts a clock that is set back.
 */
export async function claim(database: Database, channel: string): Promise<Claimed | undefined> {
  const free = `FROM deliveries WHERE channel = :channel AND delivered IS NULL AND NOT (${isLeased})`;
  const args = { channel, now: Date.now(), lease };
  if ((await database.execute({ sql: `SELECT 1 ${free} LIMIT 1`, args })).rows.length === 0) return undefined;
  const [, claimed] = await database.batch([
    timeRecord(),
    {
      sql: `UPDATE deliveries SET attempts = attempts + 1, leased_until = ${steadyTime} + :lease WHERE channel = :channel AND submission = (
        SELECT submission ${free} ORDER BY attempts > 0, next_attempt LIMIT 1
      ) RETURNING attempts, leased_until, submission`,
      args,
    },
  ]);
  const row = claimed?.rows[0];
  if (!row) return undefined;
  const { rows } = await database.execute({ sql: 'SELECT * FROM submissions WHERE id = ?', args: [Number(row.submission)] });
  return rows[0] && { submission: submissionOf(rows[0]), attempt: Number(row.attempts), leasedUntil: Number(row.leased_until) };
}

/** The number of a claimed submission, by its key, too: if its file was replaced meanwhile, the number may be that of another one. */
const claimedOne = '(SELECT id FROM submissions WHERE id = ? AND key = ?)';

/** Records that a claimed delivery was accepted. */
export async function markDelivered(database: Database, channel: string, { submission }: Claimed): Promise<void> {
  await database.batch([
    {
      sql: `UPDATE deliveries SET delivered = ?, leased_until = 0, last_error = NULL WHERE submission = ${claimedOne} AND channel = ?`,
      args: [Date.now(), submission.id, submission.key, channel],
    },
  ]);
}

/** Records why a claimed delivery failed, and puts it behind the others of its channel. Changes nothing if the lease has ended meanwhile. */
export async function markFailed(
  database: Database,
  channel: string,
  { submission, leasedUntil, reason }: Claimed & { readonly reason: string },
): Promise<void> {
  await database.batch([
    {
      sql: `UPDATE deliveries SET next_attempt = (SELECT MAX(next_attempt) + 1 FROM deliveries), leased_until = 0, last_error = ?
      WHERE submission = ${claimedOne} AND channel = ? AND delivered IS NULL AND leased_until = ?`,
      args: [reason, submission.id, submission.key, channel, leasedUntil],
    },
  ]);
}

/** The number of submissions that some channel has not accepted, or the given one. */
export async function countUndelivered(database: Database, channel = '%'): Promise<number> {
  const { rows } = await database.execute({
    sql: 'SELECT COUNT(DISTINCT submission) AS number FROM deliveries WHERE delivered IS NULL AND channel LIKE ?',
    args: [channel],
  });
  return Number(rows[0]?.number ?? 0);
}
