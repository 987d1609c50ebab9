import { linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { shortHash } from '../package/hash.ts';
import { WriteError } from './write-errors.ts';

/** A written file: the hash of its content, and its size and time, which show later changes. */
export interface FileRecord {
  readonly hash: string;
  readonly size: number;
  /** Time of the last change, in milliseconds. */
  readonly mtime: number;
}

/** The folders of a build that is in progress. */
export interface OutputDir {
  readonly folder: string;
  readonly published: string;
}

/** The folders of a build, with the records of the files in both. */
export interface RecordedOutput extends OutputDir {
  /** Files that are already in the folder of the new site, from the build before the published one. */
  readonly stagedFiles: ReadonlyMap<string, FileRecord>;
  readonly publishedFiles: ReadonlyMap<string, FileRecord>;
}

/** A file of the new site, and the records of the staged and the published file at its path. */
interface OutputFile {
  readonly path: string;
  readonly hash: string;
  readonly staged?: FileRecord | undefined;
  readonly published?: FileRecord | undefined;
}

/** A file with this content, and the records of what is at its path. */
export function outputFile({ stagedFiles, publishedFiles }: RecordedOutput, path: string, hash: string): OutputFile {
  return { path, hash, staged: stagedFiles.get(path), published: publishedFiles.get(path) };
}

/** Uses the staged file if it has this content, or links to the published one. Undefined if the file must be written. */
export function reuseFile({ folder, published: from }: OutputDir, { path, hash, staged, published }: OutputFile): FileRecord | undefined {
  const target = inside(folder, path);
  if (staged?.hash === hash && isUntouched(target, staged)) return staged;
  if (published?.hash !== hash || !isUntouched(`${from}/${path}`, published)) return undefined;
  try {
    mkdirSync(dirname(target), { recursive: true });
    if (staged) rmSync(target, { force: true });
    linkSync(`${from}/${path}`, target);
    return published;
  } catch {
    return undefined;
  }
}

/** Writes a file. A staged one may be a link to the published file, so it is removed first. Throws WriteError. */
export function writeOutputFile({ folder }: OutputDir, { path, hash, staged }: OutputFile, data: string | Uint8Array): FileRecord {
  const target = inside(folder, path);
  try {
    mkdirSync(dirname(target), { recursive: true });
    if (staged) rmSync(target, { force: true });
    writeFileSync(target, data);
    const { size, mtimeMs } = statSync(target);
    return { hash, size, mtime: mtimeMs };
  } catch (error) {
    throw new WriteError(error as NodeJS.ErrnoException);
  }
}

function inside(folder: string, path: string): string {
  if (outside.test(path)) throw new Error(`The file '${path}' would lie outside of the folder that is being written.`);
  return `${folder}/${path}`;
}

const outside = /^[/\\]|^[a-z]:|(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\0/i;

/** Stages files one by one, published ones as links, and yields the record of each. */
export function* placeAll(
  staging: RecordedOutput,
  files: ReadonlyMap<string, string | Uint8Array>,
): Generator<[path: string, file: FileRecord]> {
  for (const [path, data] of files) {
    const file = outputFile(staging, path, shortHash(data));
    yield [path, reuseFile(staging, file) ?? writeOutputFile(staging, file, data)];
  }
}

/** Whether a file is unchanged since its record was written. ctime is not compared: each link to the file changes it. */
function isUntouched(file: string, { size, mtime }: FileRecord): boolean {
  try {
    const now = statSync(file, { throwIfNoEntry: false });
    return now !== undefined && now.size === size && now.mtimeMs === mtime;
  } catch {
    return false;
  }
}
