import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../generator/index.ts';
import type { Database } from './file-database.ts';

/** A contract document of a build, as `documents.json` lists it. */
interface ListedDocument {
  readonly document: string;
  readonly edition?: string;
  readonly hash?: string;
  readonly language: string;
}

/** Records the contract documents of a build with the text that its pages show: what a hash in a submission stands for. Those that are recorded stay as they are. */
export async function recordDocuments(database: Database, out: string): Promise<void> {
  const listed = await readReport<readonly ListedDocument[]>(out, 'documents.json');
  const manifest = await readReport<Manifest>(out, 'manifest.json');
  if (!listed || !manifest) return;
  const { documentText } = await import('../../generator/index.ts');
  const { rows } = await database.execute('SELECT hash, document FROM documents');
  const recorded = new Set(rows.map((row) => `${row.hash} ${row.document}`));
  const outputs = new Map(manifest.routes.map(({ path, output }) => [path, output]));
  for (const { document, edition = null, hash, language } of listed) {
    const output = outputs.get(document);
    if (hash === undefined || output === undefined || recorded.has(`${hash} ${document}`)) continue;
    const text = documentText(await readFile(join(out, 'site', output), 'utf8'));
    await database.execute({
      sql: 'INSERT INTO documents (hash, document, edition, language, text) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      args: [hash, document, edition, language, text],
    });
  }
}

/** A report of a build; undefined if there is none. */
export async function readReport<Value>(out: string, name: string): Promise<Value | undefined> {
  const text = await readFile(join(out, 'reports', name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}
