import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../package/hash.ts';
import { readRecords, recordsOfReports, textOfRecords } from './file-records.ts';
import { type FileRecord, type OutputDir, reuseFile, writeOutputFile } from './output-file.ts';

/** A report, and the hash of its inputs: if that is unchanged, the report is reused. */
export interface Report {
  readonly of: string;
  text(): string;
}

/** A report that is so small that it is always written again. */
export const writtenReport = (text: string): Report => ({ of: shortHash(text), text: () => text });

/** Writes the reports of a build into its folder, unchanged ones as links to the published ones, and a record of their inputs. */
export async function writeReports({ folder, published }: OutputDir, reports: ReadonlyMap<string, Report>): Promise<void> {
  const place = { folder: join(folder, 'reports'), published: join(published, 'reports') };
  await rm(place.folder, { recursive: true, force: true });
  await mkdir(place.folder, { recursive: true });
  const before = await readRecords(published, recordsOfReports);
  const placed = new Map<string, FileRecord>();
  for (const [path, { of, text }] of reports) {
    const file = { path, hash: of, published: before?.get(path) };
    placed.set(path, reuseFile(place, file) ?? writeOutputFile(place, file, text()));
  }
  await writeFile(join(folder, recordsOfReports), textOfRecords(placed));
}
