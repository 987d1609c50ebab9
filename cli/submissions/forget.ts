import type { InValue } from '@libsql/client';
import type { Database } from './file-database.ts';

/** A condition over the table of submissions. */
interface Condition {
  readonly sql: string;
  readonly args: readonly InValue[];
}

interface Forgotten {
  readonly number: number;
  /** Whether the log of the database file is cleared of it, too. Another process that is reading can delay that. */
  readonly isCleared: boolean;
}

export async function forget(database: Database, { sql, args }: Condition): Promise<Forgotten> {
  const [, deleted] = await database.batch([
    { sql: `DELETE FROM deliveries WHERE submission IN (SELECT id FROM submissions WHERE ${sql})`, args: [...args] },
    { sql: `DELETE FROM submissions WHERE ${sql}`, args: [...args] },
  ]);
  return { number: deleted?.rowsAffected ?? 0, isCleared: !database.isFile || (await clearLog(database)) };
}

async function clearLog(database: Database): Promise<boolean> {
  const { rows } = await database.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  return rows[0]?.busy === 0;
}
