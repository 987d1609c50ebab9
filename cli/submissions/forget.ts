import type { InValue } from '@libsql/client';
import type { Database } from './file-database.ts';

/** A condition over the table of submissions. */
interface Condition {
  readonly sql: string;
  readonly args: readonly InValue[];
}

/** Deletes submissions with their deliveries, also from the log of the database file. Returns how many there were. */
export async function forget(database: Database, { sql, args }: Condition): Promise<number> {
  const [, deleted] = await database.batch([
    { sql: `DELETE FROM deliveries WHERE submission IN (SELECT id FROM submissions WHERE ${sql})`, args: [...args] },
    { sql: `DELETE FROM submissions WHERE ${sql}`, args: [...args] },
  ]);
  const number = deleted?.rowsAffected ?? 0;
  if (number && database.isFile) await database.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  return number;
}
