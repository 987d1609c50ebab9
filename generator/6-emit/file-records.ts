import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRecord } from './output-file.ts';

export type FileRecords = ReadonlyMap<string, FileRecord>;

/** Names of the records in a build's folder: of its site and of its reports. */
export const recordsOfSite = 'files.json';
export const recordsOfReports = 'reports.json';

/** What a build wrote, by path; undefined if its record cannot be read. */
export async function readRecords(build: string, name: string): Promise<FileRecords | undefined> {
  try {
    const rows: [string, string, number, number][] = JSON.parse(await readFile(join(build, name), 'utf8'));
    return new Map(rows.map(([path, hash, size, mtime]) => [path, { hash, size, mtime }]));
  } catch {
    return undefined;
  }
}

export function textOfRecords(records: FileRecords): string {
  return JSON.stringify([...records].map(([path, { hash, size, mtime }]) => [path, hash, size, mtime]));
}
