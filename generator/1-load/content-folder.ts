import { basename, dirname, join, resolve } from 'node:path';
import { memoize } from '../model/memoize.ts';
import type { FolderEntry } from '../package/walk-folder.ts';
import { kindOf } from './content-paths.ts';
import { findFiles } from './find-files.ts';
import { type Importer, openImporter } from './import-module.ts';
import type { ModuleFiles } from './link-modules.ts';
import { importsOwnModel } from './module-paths.ts';
import { readSoundText } from './refuse/bytes.ts';

/** A content folder with its files at the time when it was opened. */
export interface ContentFolder {
  readonly path: string;
  readonly name: string;
  /** All TypeScript files, sorted, relative to the folder. */
  readonly files: readonly string[];
  /** Entries other than files and links to files, sorted. */
  readonly irregular: readonly string[];
  /** Files that are not TypeScript, sorted. */
  readonly others: readonly string[];
  /** Files with a path of a known kind; the others are only read if one of these imports them. */
  readonly claimed: readonly string[];
  readonly modules: ModuleFiles;
  /** The files whose text has been read. */
  readonly read: ReadonlySet<string>;
  readonly importer: Importer;
}

/** Lists the files of a folder, from its entries if these are known; empty for a missing folder. */
export function openFolder(given: string, entries?: readonly FolderEntry[]): ContentFolder {
  const path = resolve(given);
  const { paths: files, links, irregular, others } = findFiles(path, entries);
  const read = new Set<string>();
  const textOf = (file: string) => {
    read.add(file);
    return readSoundText(join(path, file));
  };
  const claimed = memoize((all: readonly string[]) => all.filter((file) => kindOf(file) !== undefined));
  return {
    path,
    name: basename(path),
    files,
    irregular,
    others,
    get claimed() {
      return claimed(files);
    },
    modules: { files: new Set(files), links, isResolvable: importsOwnModel(path), read: textOf },
    read,
    importer: openImporter(dirname(path)),
  };
}
