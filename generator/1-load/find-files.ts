import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface FoundFiles {
  /** Sorted, relative to the folder, with forward slashes. */
  readonly paths: readonly string[];
  /** Whether something in the folder is a link to a place elsewhere. */
  readonly linked: boolean;
  /** Sorted: what bears the name of a file and is none, such as a pipe; opening it could block for ever. */
  readonly strange: readonly string[];
}

/** The TypeScript files below a folder. A folder that is not there has none. */
export function findFiles(folder: string): FoundFiles {
  const paths: string[] = [];
  const strange: string[] = [];
  let linked = false;
  const collect = (below: string) => {
    for (const entry of entriesOf(join(folder, below))) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isSymbolicLink()) linked = true;
      if (entry.isDirectory()) collect(path);
      else if (path.endsWith('.ts') && !path.endsWith('.d.ts')) (isStrange(join(folder, path), entry) ? strange : paths).push(path);
    }
  };
  collect('');
  return { paths: paths.sort(), linked, strange: strange.sort() };
}

/** Whether an entry is a pipe, a socket or a device, or a link to one. */
function isStrange(path: string, entry: Dirent): boolean {
  if (entry.isFile()) return false;
  const found = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
  return found !== undefined && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
}

/** Throws where a folder is there and cannot be read: content without its files would look complete. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
