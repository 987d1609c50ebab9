import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { readReport } from '../read-report.ts';
import type { Database } from './file-database.ts';
import { type Repetition, repeat } from './repeat.ts';

/** A contract document in `documents.json` of a build. */
interface ListedDocument {
  readonly document: string;
  readonly edition?: string;
  readonly hash?: string;
  readonly language: string;
}

/** Records the documents of a build by the hash of their texts, also in earlier acceptances. Returns whether the build lists them. */
async function recordDocuments(database: Database, build: string): Promise<boolean> {
  const documents = await readReport<readonly ListedDocument[]>(build, 'documents.json');
  if (!documents) return false;
  const { rows } = await database.execute('SELECT hash, document, edition FROM documents');
  const recorded = new Set(rows.map((row) => `${row.hash} ${row.document} ${row.edition}`));
  for (const { document, edition = null, hash, language } of documents) {
    if (hash === undefined || recorded.has(`${hash} ${document} ${edition}`)) continue;
    const text = await readFile(join(build, 'reports/documents', `${hash}.txt`), 'utf8');
    await database.batch([
      {
        sql: `INSERT INTO documents (hash, document, edition, language, text) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET edition = IFNULL(excluded.edition, edition)`,
        args: [hash, document, edition, language, text],
      },
      { sql: 'UPDATE acceptances SET edition = ?, language = ? WHERE hash = ? AND language IS NULL', args: [edition, language, hash] },
    ]);
  }
  return true;
}

/** Milliseconds after which a new build is noticed at the latest. */
const watchInterval = 10_000;

/** Records the documents of the present build, and then of every new one. */
export function watchDocuments({ database, out, log }: WatchOptions): Repetition {
  let recorded: string | undefined;
  return repeat({
    milliseconds: watchInterval,
    async task() {
      // The build that the output folder leads to: its pages and its reports change together.
      const build = await realpath(join(out, 'reports')).then(dirname, () => undefined);
      if (build !== recorded) recorded = build !== undefined && (await recordDocuments(database, build)) ? build : undefined;
    },
    failed: (reason) => log('documents are not recorded', { reason }),
  });
}

/** The database, and the build that its submissions belong to. */
export interface WatchOptions {
  readonly database: Database;
  /** The output folder of the build. */
  readonly out: string;
  readonly log: Log;
}
