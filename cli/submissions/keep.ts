import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Keep } from '../../generator/index.ts';
import type { Database } from './file-database.ts';

/** What follows a submission that is kept. */
interface KeepOptions {
  /** The names of the channels to which each submission is handed over. */
  readonly channels: readonly string[];
  /** Called when something may be to deliver. */
  readonly onKept: () => void;
}

/** Keeps submissions in the database, the first of each key, together with what is to be delivered of it. */
export function keepIn(database: Database, { channels, onKept }: KeepOptions): Keep {
  return async ({ key = randomUUID(), body, email, acceptedHash }) => {
    const now = Date.now();
    const statements: InStatement[] = [
      {
        sql: 'INSERT INTO submissions (key, received, email, accepted_hash, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
        args: [key, now, email === undefined ? null : foundAs(email), acceptedHash ?? null, JSON.stringify(body)],
      },
      ...channels.map((channel) => ({
        sql: `INSERT INTO deliveries (submission, channel, next_attempt) SELECT id, ?, ? FROM submissions WHERE key = ?
          ON CONFLICT (submission, channel) DO NOTHING`,
        args: [channel, now, key],
      })),
    ];
    await database.batch(statements);
    onKept();
  };
}

/** An email address in the form in which it is looked for. */
export const foundAs = (email: string): string => email.trim().toLowerCase();
