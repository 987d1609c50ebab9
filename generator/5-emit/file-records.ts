import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRecord } from './place.ts';

export type FileRecords = ReadonlyMap<string, FileRecord>;

const name = 'files.json';

/** What a build wrote, path by path; nothing where no record of it can be read. */
export async function readRecords(build: string): Promise<FileRecords | undefined> {
  try {
    const rows: [string, string, number, number][] = JSON.parse(await readFile(join(build, name), 'utf8'));
    return new Map(rows.map(([path, hash, size, mtime]) => [path, { hash, size, mtime }]));
  } catch {
    return undefined;
  }
}

export function recordsFile(records: FileRecords): { name: string; text: string } {
  return { name, text: JSON.stringify([...records].map(([path, { hash, size, mtime }]) => [path, hash, size, mtime])) };
}
