import { deliveryTimeout } from './channel.ts';
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

/** Claims the delivery of a channel that has been due longest; undefined if none is due. */
export async function claim(database: Database, channel: string): Promise<Claimed | undefined> {
  const now = Date.now();
  const { rows } = await database.execute({
    sql: `UPDATE deliveries SET attempts = attempts + 1, leased_until = ?
      WHERE channel = ? AND submission = (
        SELECT submission FROM deliveries
        WHERE channel = ? AND delivered IS NULL AND next_attempt <= ? AND leased_until <= ? ORDER BY next_attempt LIMIT 1
      ) RETURNING submission, attempts`,
    args: [now + lease, channel, channel, now, now],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { rows: submissions } = await database.execute({ sql: 'SELECT * FROM submissions WHERE id = ?', args: [Number(row.submission)] });
  const [kept] = submissions;
  return kept && { submission: submissionOf(kept), attempt: Number(row.attempts), leasedUntil: now + lease };
}

/** Records that a claimed delivery was accepted. */
export async function markDelivered(database: Database, channel: string, { submission }: Claimed): Promise<void> {
  await database.execute({
    sql: 'UPDATE deliveries SET delivered = ?, leased_until = 0, last_error = NULL WHERE submission = ? AND channel = ?',
    args: [Date.now(), submission.id, channel],
  });
}

/** Records why a claimed delivery failed, and releases it until its next attempt. Changes nothing if the lease has ended meanwhile. */
export async function markFailed(
  database: Database,
  channel: string,
  { submission, leasedUntil, reason, nextAttempt }: Claimed & { readonly reason: string; readonly nextAttempt: number },
): Promise<void> {
  await database.execute({
    sql: `UPDATE deliveries SET next_attempt = ?, leased_until = 0, last_error = ?
      WHERE submission = ? AND channel = ? AND delivered IS NULL AND leased_until = ?`,
    args: [nextAttempt, reason, submission.id, channel, leasedUntil],
  });
}

/** The time at which the next delivery of a channel is due, in milliseconds since 1970; undefined if nothing is undelivered. */
export async function nextDue(database: Database, channel: string): Promise<number | undefined> {
  const { rows } = await database.execute({
    sql: 'SELECT MIN(MAX(next_attempt, leased_until)) AS due FROM deliveries WHERE channel = ? AND delivered IS NULL',
    args: [channel],
  });
  const due = rows[0]?.due;
  return due === null || due === undefined ? undefined : Number(due);
}

/** The number of submissions that some channel has not accepted. */
export async function countUndelivered(database: Database): Promise<number> {
  const { rows } = await database.execute('SELECT COUNT(DISTINCT submission) AS number FROM deliveries WHERE delivered IS NULL');
  return Number(rows[0]?.number ?? 0);
}

/** Makes all undelivered submissions due now. Deliveries of other processes continue there. */
export async function makeAllDue(database: Database): Promise<void> {
  await database.execute({ sql: 'UPDATE deliveries SET next_attempt = ? WHERE delivered IS NULL', args: [Date.now()] });
}
