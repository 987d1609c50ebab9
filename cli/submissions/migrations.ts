import type { Client } from '@libsql/client';
import { UsageError } from '../command-errors.ts';

/** The migrations of the schema, from an empty database on: the statements of each step. A published step never changes. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE submissions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      received INTEGER NOT NULL,
      email TEXT,
      accepted_hash TEXT,
      body TEXT NOT NULL
    )`,
    'CREATE INDEX submissions_email ON submissions (email)',
    'CREATE INDEX submissions_received ON submissions (received)',
    `CREATE TABLE documents (
      hash TEXT NOT NULL,
      document TEXT NOT NULL,
      edition TEXT,
      language TEXT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (hash, document)
    )`,
    `CREATE TABLE deliveries (
      submission INTEGER NOT NULL REFERENCES submissions (id),
      channel TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt INTEGER NOT NULL,
      leased_until INTEGER NOT NULL DEFAULT 0,
      delivered INTEGER,
      last_error TEXT,
      PRIMARY KEY (submission, channel)
    )`,
    'CREATE INDEX deliveries_due ON deliveries (channel, next_attempt) WHERE delivered IS NULL',
  ],
  [
    // It has no personal data, so that it may stay after the submission.
    `CREATE TABLE acceptances (
      key TEXT PRIMARY KEY,
      received INTEGER NOT NULL,
      hash TEXT NOT NULL,
      edition TEXT,
      language TEXT
    )`,
    'CREATE INDEX acceptances_received ON acceptances (received)',
    `INSERT INTO acceptances SELECT key, received, accepted_hash,
      (SELECT MAX(edition) FROM documents WHERE hash = accepted_hash), (SELECT MAX(language) FROM documents WHERE hash = accepted_hash)
      FROM submissions WHERE accepted_hash <> '' AND LENGTH(accepted_hash) <= 64 AND accepted_hash NOT GLOB '*[^0-9a-f]*'`,
  ],
];

/** Migrates the schema step by step, each once for all processes. The time of the last use stays: a clock may be wrong at the start. */
export async function migrate(client: Client, steps = migrations): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY, checked INTEGER)');
  for (;;) {
    const { rows } = await client.execute('SELECT MAX(version) AS version FROM schema');
    const version = Number(rows[0]?.version ?? 0);
    if (version > steps.length)
      throw new UsageError(
        `The database has version ${version}, and this Wortlaut supports versions up to ${steps.length}. Install the version of Wortlaut that wrote it, or a newer one.`,
      );
    const step = steps[version];
    if (!step) return;
    const record = {
      sql: 'INSERT INTO schema (version, checked) SELECT ?, IFNULL(MAX(checked), ?) FROM schema',
      args: [version + 1, Date.now()],
    };
    await client.batch([record, ...step], 'write').catch((error) => {
      if (!String(error.code).startsWith('SQLITE_CONSTRAINT')) throw error;
    });
  }
}
