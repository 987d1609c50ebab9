import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, Config, InStatement, ResultSet } from '@libsql/client';
import { UsageError } from '../command-errors.ts';

/** The part of a database that the store uses. */
export interface Database {
  execute(statement: InStatement): Promise<ResultSet>;
  /** Runs statements in one transaction that writes: all of them or none. */
  batch(statements: readonly InStatement[]): Promise<readonly ResultSet[]>;
  /** Whether it is a file on this machine. */
  readonly isFile: boolean;
  close(): void;
}

/** The file of a place, which is a path or a `file:` URL; undefined for the address of a server. */
export function fileOf(place: string): string | undefined {
  if (place.includes(':memory:') || place.trim() === '')
    throw new UsageError('Submissions are kept in a file or by a server. Give --database a file, such as data/submissions.db.');
  if (/^file:\/\//.test(place)) return URL.canParse(place) ? fileURLToPath(place) : undefined;
  if (place.startsWith('file:')) return resolve(place.slice('file:'.length));
  return /^[a-z][a-z\d+.-]+:/i.test(place) ? undefined : resolve(place);
}

/** Creates a missing file and its folder, readable by their owner alone. Throws a usage error if `create` is false. */
export async function createDatabaseFile(file: string, create: boolean): Promise<void> {
  if (await stat(file).catch(() => undefined)) return;
  if (!create) throw new UsageError(`The database ${file} does not exist. Name an existing one with --database; serve creates it.`);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();
  const entries = await open(folder);
  await entries.sync().catch(() => {});
  await entries.close();
}

/** Milliseconds for which opening and writing wait for other processes with the same file. */
const timeout = 10_000;

/**
 * A database in a file, over one connection, with a write-ahead log that is on the disk before a statement returns. Deleted data are
 * overwritten. Statements run in turn. After an error the connection is reopened: libSQL never ends a statement that found the file locked,
 * and the connection could not commit any more (tursodatabase/libsql-client-ts, issue 352).
 */
export async function fileDatabase(config: Config): Promise<Database> {
  const { createClient } = await import('@libsql/client');
  const client = createClient({ ...config, concurrency: 1 });
  let last: Promise<unknown> = Promise.resolve();
  let isConfigured = false;
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const next = last.then(async () => {
      try {
        if (!isConfigured) await configure(client);
        isConfigured = true;
        return await run();
      } catch (error) {
        isConfigured = false;
        if (!client.closed) await client.reconnect();
        throw error;
      }
    });
    last = next.catch(() => {});
    return next;
  };
  await whenFree(() => inTurn(() => client.execute('PRAGMA journal_mode = WAL'))).catch((error) => {
    client.close();
    throw error;
  });
  return {
    isFile: true,
    execute: (statement) => inTurn(() => client.execute(statement)),
    batch: (statements) => whenFree(() => inTurn(() => client.batch([...statements], 'write'))),
    close: () => client.close(),
  };
}

/** Sets what SQLite stores for a connection, not in the file. */
async function configure(client: Client): Promise<void> {
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
}

/** Repeats a statement while another process locks the file. SQLite itself waits for a second, but not when it changes the journal mode. */
export async function whenFree<Value>(run: () => Promise<Value>): Promise<Value> {
  const until = Date.now() + timeout;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!/^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: unknown }).code)) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
