import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../generator/index.ts';
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

/**
 * Records the contract documents of a build with the text of their pages, by the hash that submissions contain. Recorded documents stay
 * unchanged. Returns whether the build has the reports that list them.
 */
async function recordDocuments(database: Database, build: string): Promise<boolean> {
  const documents = await readReport<readonly ListedDocument[]>(build, 'documents.json');
  const manifest = await readReport<Manifest>(build, 'manifest.json');
  if (!documents || !manifest) return false;
  const { documentText } = await import('../../generator/index.ts');
  const { rows } = await database.execute('SELECT hash, document FROM documents');
  const recorded = new Set(rows.map((row) => `${row.hash} ${row.document}`));
  const outputs = new Map(manifest.routes.map(({ path, output }) => [path, output]));
  for (const { document, edition = null, hash, language } of documents) {
    const output = outputs.get(document);
    if (hash === undefined || output === undefined || recorded.has(`${hash} ${document}`)) continue;
    const text = documentText(await readFile(join(build, 'site', output), 'utf8'));
    await database.batch([
      {
        sql: 'INSERT INTO documents (hash, document, edition, language, text) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        args: [hash, document, edition, language, text],
      },
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
