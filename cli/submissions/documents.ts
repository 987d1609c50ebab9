import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../generator/index.ts';
import { readReport } from '../read-report.ts';
import type { Database } from './file-database.ts';
import type { Log } from './log.ts';

/** A contract document of a build, as `documents.json` lists it. */
interface ListedDocument {
  readonly document: string;
  readonly edition?: string;
  readonly hash?: string;
  readonly language: string;
}

/**
 * Records the contract documents of the build in an output folder with the text that its pages show: what a hash in a submission stands for.
 * Those that are recorded stay as they are. Returns which build it was; undefined if there is none.
 */
async function recordDocuments(database: Database, out: string): Promise<string | undefined> {
  const build = await buildIn(out);
  const listed = build === undefined ? undefined : await readReport<readonly ListedDocument[]>(build, 'documents.json');
  const manifest = build === undefined ? undefined : await readReport<Manifest>(build, 'manifest.json');
  if (build === undefined || !listed || !manifest) return undefined;
  const { documentText } = await import('../../generator/index.ts');
  const { rows } = await database.execute('SELECT hash, document FROM documents');
  const recorded = new Set(rows.map((row) => `${row.hash} ${row.document}`));
  const outputs = new Map(manifest.routes.map(({ path, output }) => [path, output]));
  for (const { document, edition = null, hash, language } of listed) {
    const output = outputs.get(document);
    if (hash === undefined || output === undefined || recorded.has(`${hash} ${document}`)) continue;
    const text = documentText(await readFile(join(build, 'site', output), 'utf8'));
    await database.execute({
      sql: 'INSERT INTO documents (hash, document, edition, language, text) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      args: [hash, document, edition, language, text],
    });
  }
  return build;
}

/** The folder of the build that an output folder leads to: its pages and its reports change together. */
const buildIn = async (out: string): Promise<string | undefined> => {
  const reports = await realpath(join(out, 'reports')).catch(() => undefined);
  return reports === undefined ? undefined : dirname(reports);
};

/** Milliseconds after which a new build is noticed at the latest. */
const watchInterval = 10_000;

/** Records the documents of the build that is there, and then of every new one. */
export async function watchDocuments({ database, out, log }: WatchOptions): Promise<{ close(): Promise<void> }> {
  let recorded: string | undefined;
  const run = async () => {
    try {
      if ((await buildIn(out)) !== recorded || recorded === undefined) recorded = await recordDocuments(database, out);
    } catch (error) {
      log('documents are not recorded', { reason: (error as NodeJS.ErrnoException).code ?? (error as Error).name });
    }
  };
  await run();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run);
  }, watchInterval);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Which documents are recorded, and where. */
export interface WatchOptions {
  readonly database: Database;
  /** The output folder of the build. */
  readonly out: string;
  readonly log: Log;
}
