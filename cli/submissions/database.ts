import type { Client } from '@libsql/client';
import { missingPackage, UsageError } from '../command-errors.ts';
import { fileOf } from './database-file.ts';
import { type Database, fileDatabase } from './file-database.ts';
import { migrate } from './migrations.ts';

/** Milliseconds in which a libSQL server has to answer. */
const serverTimeout = 10_000;

interface DatabaseAccess {
  /** The token of a libSQL server. */
  readonly token?: string | undefined;
  /** Whether a missing file is created; otherwise it is an error. */
  readonly create?: boolean;
  /** Called with the state of the database after each statement: `open`, or the reason why it has failed; and with `new` for a new file. */
  readonly notify?: (state: string) => void;
}

/**
 * The database of submissions: a file (a path or a `file:` URL) or a libSQL server (`libsql:`, `https:`), which is opened by the first statement
 * and after each error. Throws a usage error for any other place.
 */
export function databaseAt(place: string, { token, create = true, notify = () => {} }: DatabaseAccess = {}): Database {
  const file = fileOf(place);
  if (file === undefined && !isServer(place))
    throw new UsageError(
      `'${withoutQuery(place)}' is not a place for a database. Give --database a file, such as data/submissions.db, or the address of a libSQL server that begins with libsql: or https:.`,
    );
  const database = file === undefined ? serverDatabase(place, token) : fileDatabase(file, { create, created: () => notify('new') });
  const noticed = async <Value>(work: Promise<Value>): Promise<Value> => {
    const state = await work.then(() => 'open', reasonOf);
    notify(state);
    return work;
  };
  return {
    ...database,
    execute: (statement) => noticed(database.execute(statement)),
    batch: (statements) => noticed(database.batch(statements)),
  };
}

/** Opens the database of submissions at once. Throws a usage error with the reason if it cannot be used. */
export async function openDatabase(place: string, access: DatabaseAccess = {}): Promise<Database> {
  const database = databaseAt(place, access);
  try {
    await database.execute('SELECT MAX(version) FROM schema');
    return database;
  } catch (error) {
    database.close();
    throw error instanceof UsageError || missingPackage(error)
      ? error
      : new UsageError(`The database ${withoutQuery(place)} cannot be used: ${reasonOf(error)}.`);
  }
}

const isServer = (place: string) =>
  URL.canParse(place) &&
  (/^(?:libsql|https|wss):$/.test(new URL(place).protocol) || /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(place));

/** A place without its query, which may contain a token. */
const withoutQuery = (place: string) => place.replace(/\?.*$/, '');

function serverDatabase(url: string, token: string | undefined): Database {
  let connection: Promise<Client> | undefined;
  const client = () => {
    connection ??= connect(url, token).catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  return {
    isFile: false,
    execute: async (statement) => (await client()).execute(statement),
    batch: async (statements) => (await client()).batch([...statements], 'write'),
    close: () => void connection?.then((one) => one.close()),
  };
}

async function connect(url: string, token: string | undefined): Promise<Client> {
  const { createClient } = await import('@libsql/client');
  const client = createClient({
    url,
    ...(token !== undefined && { authToken: token }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(serverTimeout) }),
  });
  await migrate(client);
  return client;
}

function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? '');
  const reason = Object.entries(reasons).find(([prefix]) => code.startsWith(prefix))?.[1];
  if (reason) return reason;
  const { message, cause } = error as Error;
  return (cause instanceof Error ? `${message} (${cause.message})` : message).replace(/\.$/, '');
}

const reasons: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another process has locked it',
  SQLITE_LOCKED: 'another process has locked it',
  SQLITE_FULL: 'the disk is full',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_PERM: 'you are not permitted to use it',
  SQLITE_CANTOPEN: 'the file or its folder cannot be opened for writing',
  SQLITE_NOTADB: 'the file is not a database',
  SQLITE_CORRUPT: 'the file is damaged',
  SQLITE_IOERR: 'the disk reports an error',
  EACCES: 'you are not permitted to use it',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder is a file',
  EROFS: 'its disk is read-only',
};
