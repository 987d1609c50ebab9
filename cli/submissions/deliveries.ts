import { deliveryTimeout } from './channel.ts';
import type { Database } from './file-database.ts';
import { type KeptSubmission, submissionOf } from './submission.ts';

/** Milliseconds for which a delivery belongs to the process that has claimed it. If that is killed, another process retries afterwards. */
export const lease = 6 * deliveryTimeout;

/** A delivery that only this process attempts until the lease ends. */
export interface Claimed {
  readonly submission: KeptSubmission;
  /** The number of attempts, including this one. */
  readonly attempt: number;
  /** Identifies the claim. */
  readonly leasedUntil: number;
}

const waiting = 'FROM deliveries WHERE channel = :channel AND delivered IS NULL';
const claimName = "submission || ' ' || attempts || ' ' || leased_until";

/**
 * Claims the delivery of a channel that waits in front: those that were not tried come first, then the others in turn. Undefined if none is
 * free. A claim of another process lasts until this one has seen it for the time of a lease, because the clocks of both may be wrong.
 */
export function claimer(database: Database, channel: string): () => Promise<Claimed | undefined> {
  let seen: ReadonlyMap<string, number> = new Map();
  return async () => {
    const claims = await database.execute({ sql: `SELECT ${claimName} AS claim ${waiting} AND leased_until <> 0`, args: { channel } });
    const now = performance.now();
    seen = new Map(claims.rows.map(({ claim }) => [String(claim), seen.get(String(claim)) ?? now]));
    const ended = [...seen].filter(([, since]) => now - since >= lease).map(([claim]) => claim);
    const free = `${waiting} AND (leased_until = 0 OR ${claimName} IN (SELECT value FROM json_each(:ended)))`;
    const args = { channel, ended: JSON.stringify(ended) };
    if ((await database.execute({ sql: `SELECT 1 ${free} LIMIT 1`, args })).rows.length === 0) return undefined;
    const [claimed] = await database.batch([
      {
        sql: `UPDATE deliveries SET attempts = attempts + 1, leased_until = :until WHERE channel = :channel AND submission = (
          SELECT submission ${free} ORDER BY attempts > 0, next_attempt LIMIT 1
        ) RETURNING attempts, leased_until, submission`,
        args: { ...args, until: Date.now() + lease },
      },
    ]);
    const row = claimed?.rows[0];
    if (!row) return undefined;
    const { rows } = await database.execute({ sql: 'SELECT * FROM submissions WHERE id = ?', args: [Number(row.submission)] });
    return rows[0] && { submission: submissionOf(rows[0]), attempt: Number(row.attempts), leasedUntil: Number(row.leased_until) };
  };
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
