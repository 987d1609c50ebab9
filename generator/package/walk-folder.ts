import { type Dirent, readdirSync } from 'node:fs';

export interface FolderEntry {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly entry: Dirent;
}

/**
 * Every entry below a folder but folders, sorted by path; links are not followed. Empty for a missing folder. Throws if a folder exists and
 * cannot be read: a site that is made of the rest would look complete.
 */
export function walkFolder(root: string): FolderEntry[] {
  const found: FolderEntry[] = [];
  const walk = (folder: string, prefix: string) => {
    for (const entry of entriesOf(folder)) {
      const path = `${prefix}${entry.name}`;
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`, `${path}/`);
      else found.push({ path, entry });
    }
  };
  walk(root, '');
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
