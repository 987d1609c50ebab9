import type { Config } from '@libsql/client';
import { UsageError } from '../command-errors.ts';
import { createDatabaseFile, type Database, fileDatabase, fileOf, whenFree } from './file-database.ts';
import { migrations } from './migrations.ts';

/**
 * Milliseconds for which a statement waits for another process that writes. It blocks this process, so it is short: visitors'
 * pages send their submissions again.
 */
const busyTimeout = 1000;

/** Milliseconds in which a libSQL server has to answer. */
const serverTimeout = 10_000;

interface DatabaseAccess {
  /** The token of a libSQL server. */
  readonly token?: string | undefined;
  /** Whether a missing file is created; otherwise it is an error. */
  readonly create?: boolean;
}

/**
 * Opens the database of submissions: a file (a path or a `file:` URL) or a libSQL server (`libsql:`, `https:`). Throws a usage error with
 * the reason if it cannot be used.
 */
export async function openDatabase(place: string, { token, create = true }: DatabaseAccess = {}): Promise<Database> {
  const file = fileOf(place);
  if (file !== undefined) await createDatabaseFile(file, create);
  else if (!isServer(place))
    throw new UsageError(
      `'${withoutQuery(place)}' is not a place for a database. Give --database a file, such as data/submissions.db, or the address of a libSQL server that begins with libsql: or https:.`,
    );
  let database: Database | undefined;
  try {
    database =
      file === undefined
        ? await serverDatabase({ url: place, ...(token !== undefined && { authToken: token }) })
        : await fileDatabase({ url: `file:${encodeURI(file)}`, timeout: busyTimeout });
    await migrate(database);
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof UsageError ? error : new UsageError(`The database ${withoutQuery(place)} cannot be used: ${reasonOf(error)}.`);
  }
}

const isServer = (place: string) =>
  URL.canParse(place) &&
  (/^(?:libsql|https|wss):$/.test(new URL(place).protocol) || /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(place));

/** A place without its query, which may contain a token. */
const withoutQuery = (place: string) => place.replace(/\?.*$/, '');

async function serverDatabase(config: Config): Promise<Database> {
  const { createClient } = await import('@libsql/client');
  const client = createClient({ ...config, fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(serverTimeout) }) });
  return {
    isFile: false,
    execute: (statement) => client.execute(statement),
    batch: (statements) => client.batch([...statements], 'write'),
    close: () => client.close(),
  };
}

/** Migrates the schema to this version, step by step. If several processes do so at once, each step runs once. */
async function migrate(database: Database): Promise<void> {
  await whenFree(() => database.execute('CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY, checked INTEGER)'));
  for (;;) {
    const { rows } = await whenFree(() => database.execute('SELECT MAX(version) AS version FROM schema'));
    const version = Number(rows[0]?.version ?? 0);
    if (version > migrations.length)
      throw new UsageError(
        `The database has version ${version}, and this Wortlaut supports versions up to ${migrations.length}. Install the version of Wortlaut that wrote it, or a newer one.`,
      );
    const step = migrations[version];
    if (!step) return;
    await database.batch([{ sql: 'INSERT INTO schema (version) VALUES (?)', args: [version + 1] }, ...step]).catch((error) => {
      if (!codeOf(error).startsWith('SQLITE_CONSTRAINT')) throw error;
    });
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** The reason of an error, as part of a sentence. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
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
  SQLITE_CANTOPEN: 'the file or its folder cannot be opened',
  SQLITE_NOTADB: 'the file is not a database',
  SQLITE_CORRUPT: 'the file is damaged',
  SQLITE_IOERR: 'the disk reports an error',
};
