import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface FolderEntry {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly entry: Dirent;
}

/**
 * Every entry below a folder but folders, sorted by path. Links to folders are followed, except to one that contains the link; other links are
 * entries. Empty for a missing folder. Throws if a folder exists and cannot be read: a site that is made of the rest would look complete.
 * Calls `onFolder` with the path of each folder.
 */
export function walkFolder(root: string, onFolder: (folder: string) => void = () => {}): FolderEntry[] {
  const entries: FolderEntry[] = [];
  const walk = (folder: string, prefix: string, linked: readonly string[]) => {
    onFolder(folder);
    for (const entry of entriesOf(folder)) {
      const path = `${prefix}${entry.name}`;
      const below = `${folder}/${entry.name}`;
      const target = entry.isSymbolicLink() ? linkedFolder(below, linked) : undefined;
      if (target) walk(below, `${path}/`, [...linked, target]);
      else if (entry.isDirectory()) walk(below, `${path}/`, linked);
      else entries.push({ path, entry });
    }
  };
  walk(root, '', []);
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The folder that a link leads to; undefined for a file, and for a circle. A link with the name of a TypeScript file has to lead to one. */
function linkedFolder(link: string, linked: readonly string[]): string | undefined {
  if (link.endsWith('.ts') || !statSync(link, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const target = realpathSync(link);
  const isCircle = linked.includes(target) || `${realpathSync(dirname(link))}/`.startsWith(`${target}/`);
  return isCircle ? undefined : target;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
