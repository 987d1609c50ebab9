import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface FoundFiles {
  /** Sorted, relative to the folder, with forward slashes. */
  readonly paths: readonly string[];
  /** Paths of symbolic links. */
  readonly links: ReadonlySet<string>;
  /** Sorted: entries with the name of a TypeScript file that are no files and no links to one. Opening a pipe could block for ever. */
  readonly irregular: readonly string[];
}

/** The TypeScript files below a folder. A missing folder has none. */
export function findFiles(folder: string): FoundFiles {
  const paths: string[] = [];
  const irregular: string[] = [];
  const links = new Set<string>();
  const collect = (below: string) => {
    for (const entry of entriesOf(join(folder, below))) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isSymbolicLink()) links.add(path);
      if (entry.isDirectory()) collect(path);
      else if (isSource(entry.name)) (isFile(join(folder, path), entry) ? paths : irregular).push(path);
    }
  };
  collect('');
  return { paths: paths.sort(), links, irregular: irregular.sort() };
}

/** Emacs puts a link to nothing beside a file that is being edited: `.#de.ts`. */
const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('.#');

/** Whether an entry is a file, or a link to one. */
function isFile(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
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
