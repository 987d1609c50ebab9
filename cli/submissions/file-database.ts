import type { Client, Config, InStatement, ResultSet } from '@libsql/client';

/** What the store needs of a database. */
export interface Database {
  execute(statement: InStatement): Promise<ResultSet>;
  /** Runs statements in one transaction that writes: all of them or none. */
  batch(statements: readonly InStatement[]): Promise<readonly ResultSet[]>;
  /** Whether it is a file of this machine. */
  readonly isFile: boolean;
  close(): void;
}

/** Milliseconds for which opening and writing wait for other processes with the same file. */
const timeout = 10_000;

/**
 * A file, over one connection, with a write-ahead log that is on the disk before a statement returns, and with nothing left of what is
 * deleted. What is asked for runs in turn. After an error the connection is opened anew: libSQL leaves a statement that found the file
 * locked in progress, and no transaction of its connection could be committed any more (tursodatabase/libsql-client-ts, issue 352).
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

/** Settings that hold for a connection. */
async function configure(client: Client): Promise<void> {
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
}

/** Runs it again while another process has the file to itself. SQLite waits for a second, and not at all where it changes the kind of its log. */
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
