import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface FoundFiles {
  /** Sorted, relative to the folder, with forward slashes. */
  readonly paths: readonly string[];
  /** Whether an entry is a symbolic link. */
  readonly linked: boolean;
  /** Sorted: entries with the name of a TypeScript file that are not regular files, such as pipes; opening one could block for ever. */
  readonly irregular: readonly string[];
}

/** The TypeScript files below a folder. A missing folder has none. */
export function findFiles(folder: string): FoundFiles {
  const paths: string[] = [];
  const irregular: string[] = [];
  let linked = false;
  const collect = (below: string) => {
    for (const entry of entriesOf(join(folder, below))) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isSymbolicLink()) linked = true;
      if (entry.isDirectory()) collect(path);
      else if (path.endsWith('.ts') && !path.endsWith('.d.ts')) (isIrregular(join(folder, path), entry) ? irregular : paths).push(path);
    }
  };
  collect('');
  return { paths: paths.sort(), linked, irregular: irregular.sort() };
}

/** Whether an entry is a pipe, a socket or a device, or a link to one. */
function isIrregular(path: string, entry: Dirent): boolean {
  if (entry.isFile()) return false;
  const found = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
  return found !== undefined && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
}

/** Throws if a folder exists and cannot be read: content without its files would look complete. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
