import { randomUUID } from 'node:crypto';
import type { Keep } from '../../generator/index.ts';
import type { Database } from './file-database.ts';
import { normalizedEmail } from './submission.ts';

interface KeepOptions {
  /** The names of the channels on which each submission is handed over. */
  readonly channels: readonly string[];
  /** Called when a delivery may be due. */
  readonly onKept: () => void;
}

/** Keeps the first submission of each key in the database, in one transaction with its deliveries. */
export function keepIn(database: Database, { channels, onKept }: KeepOptions): Keep {
  return async ({ key = randomUUID(), body, email, acceptedHash }) => {
    const now = Date.now();
    await database.batch([
      {
        sql: 'INSERT INTO submissions (key, received, email, accepted_hash, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
        args: [key, now, email === undefined ? null : normalizedEmail(email), acceptedHash ?? null, JSON.stringify(body)],
      },
      ...channels.map((channel) => ({
        sql: `INSERT INTO deliveries (submission, channel, next_attempt) SELECT id, ?, ? FROM submissions WHERE key = ?
          ON CONFLICT (submission, channel) DO NOTHING`,
        args: [channel, now, key],
      })),
    ]);
    onKept();
  };
}
