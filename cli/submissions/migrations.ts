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
];
