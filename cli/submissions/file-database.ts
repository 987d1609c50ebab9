import { setTimeout as pauseFor } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Client, InStatement, ResultSet } from '@libsql/client';
import { createDatabaseFile, type FileState, isUnchanged, replaced, stateOf } from './database-file.ts';
import { migrate } from './migrations.ts';

/** The part of a database that the store uses. */
export interface Database {
  execute(statement: InStatement): Promise<ResultSet>;
  /** Runs statements in one transaction that writes: all of them or none. */
  batch(statements: readonly InStatement[]): Promise<readonly ResultSet[]>;
  readonly isFile: boolean;
  close(): void;
}

interface FileAccess {
  /** Whether a missing file is created; otherwise it is an error. */
  readonly create: boolean;
  /** Called when a file was created. */
  created(): void;
}

/**
 * A database in a file, over one connection. Statements run in turn. The first one opens the file, and so does the next one after an error, and
 * where other programs have written to the file. A statement that writes is on the disk, in the file that has this name, before it returns:
 * the log is moved into the file each time, so that the file can be copied and renamed. Deleted data are overwritten.
 */
export function fileDatabase(file: string, { create, created }: FileAccess): Database {
  let client: Client | undefined;
  let state: FileState | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let locked: unknown;
  let isClosed = false;
  const disconnect = () => {
    client?.close();
    client = undefined;
  };
  const inTurn = <Value>(work: (client: Client) => Promise<Value>): Promise<Value> => {
    const next = last.then(async () => {
      if (isClosed) throw new Error('the database is closed');
      try {
        if (client && state && !(await isUnchanged(file, state))) disconnect();
        if (!client) {
          const isNew = await createDatabaseFile(file, create);
          state = await stateOf(file);
          client = await connect(file);
          await migrate(client);
          if (isNew) created();
        }
        const value = await work(client);
        await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
        const now = await stateOf(file);
        if (now?.inode !== state?.inode) throw replaced();
        state = now;
        return value;
      } catch (error) {
        // libSQL does not end a statement that has failed, and the connection could not commit any more (tursodatabase/libsql-client-ts, issue 352).
        if (error !== locked) disconnect();
        throw error;
      }
    });
    last = next.catch(() => {});
    return next;
  };
  return {
    isFile: true,
    execute: (statement) => whenFree(() => inTurn((one) => one.execute(statement))),
    batch: (statements) =>
      whenFree(() =>
        inTurn(async (one) => {
          // Ends also where another process has locked the file, unlike the statement by which a batch begins.
          await one.executeMultiple('BEGIN IMMEDIATE; ROLLBACK').catch((error: unknown) => {
            locked = error;
            throw error;
          });
          return one.batch([...statements], 'write');
        }),
      ),
    close() {
      isClosed = true;
      disconnect();
    },
  };
}

/** Opens a connection that does not wait for other processes: SQLite would wait in the event loop. */
async function connect(file: string): Promise<Client> {
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: 0 });
  try {
    await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Milliseconds for which a statement waits for other processes with the same file. */
const patience = 10_000;

/** Repeats a statement while another process locks the file, without keeping this process from other work. */
async function whenFree<Value>(run: () => Promise<Value>): Promise<Value> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!/^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: unknown }).code)) || performance.now() > until) throw error;
      await pauseFor(50);
    }
  }
}
