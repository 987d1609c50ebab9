import { basename, dirname, join, resolve } from 'node:path';
import { findFiles } from './find-files.ts';
import { type Importer, openImporter } from './import-module.ts';
import type { ModuleFiles } from './link-modules.ts';
import { importsOwnModel } from './module-paths.ts';
import { kindOf } from './places.ts';
import { readSoundText } from './refuse/bytes.ts';

/** A content folder with the files that it had when it was opened. */
export interface ContentFolder {
  readonly path: string;
  readonly name: string;
  /** All TypeScript files, sorted, relative to the folder. */
  readonly files: readonly string[];
  /** What bears the name of a file and is none, sorted. */
  readonly strange: readonly string[];
  /** Those that are read for themselves; the others are only read where one of these imports them. */
  readonly claimed: readonly string[];
  readonly modules: ModuleFiles;
  readonly importer: Importer;
}

/** Looks through a folder; a folder that is not there has no files. */
export function openFolder(given: string): ContentFolder {
  const path = resolve(given);
  const { paths: files, linked, strange } = findFiles(path);
  return {
    path,
    name: basename(path),
    files,
    strange,
    claimed: files.filter((file) => kindOf(file) !== undefined),
    modules: { files: new Set(files), certain: !linked && importsOwnModel(path), read: (file) => readSoundText(join(path, file)) },
    importer: openImporter(dirname(path)),
  };
}
