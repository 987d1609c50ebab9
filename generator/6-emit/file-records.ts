import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRecord } from './output-file.ts';

export type FileRecords = ReadonlyMap<string, FileRecord>;

/** Names of the records in a build's folder: of its site and of its reports. */
export const recordsOfSite = 'site.json';
export const recordsOfReports = 'reports.json';

/** The files that a build wrote, by path; undefined if its record cannot be read. */
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

/** The contents of `dist/reports/files.json`: every file of the site, compressed copies too, with the beginning of its SHA-256. */
export interface FileHashes {
  /** How the hashes are made, for a reader without Wortlaut. */
  readonly hash: string;
  /** Path below the folder of the site → `shortHash` of the bytes. Sorted by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** The hashes of the files of a site as the text of the report, with which a published site can be compared. */
export function fileHashes(records: FileRecords): string {
  const rows = [...records].map(([path, { hash }]) => [path, hash] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  const report: FileHashes = { hash: 'the first 22 letters of the SHA-256 in base64url', files: Object.fromEntries(rows) };
  return `${JSON.stringify(report, null, 2)}\n`;
}
