import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { absent } from './absent.ts';

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
  const walk = (folder: string, prefix: string, left: readonly string[]) => {
    onFolder(folder);
    for (const entry of entriesOf(folder)) {
      const path = `${prefix}${entry.name}`;
      const below = `${folder}/${entry.name}`;
      const leaving = entry.isSymbolicLink() ? [...left, realpathSync(folder)] : left;
      if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(below, leaving))) walk(below, `${path}/`, leaving);
      else entries.push({ path, entry });
    }
  };
  walk(root, '', []);
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether an entry of a folder is a file, or a link to one. */
export function isFile(root: string, { path, entry }: FolderEntry): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  try {
    return statSync(`${root}/${path}`).isFile();
  } catch {
    return false;
  }
}

/** Whether a link is neither a file nor followed. Those of editors do not count, such as `.#de.ts` of Emacs beside an edited file. */
export const isLostLink = (root: string, { path, entry }: FolderEntry): boolean =>
  entry.isSymbolicLink() && !entry.name.startsWith('.') && !isFile(root, { path, entry });

/** The reason why a link is lost, as a sentence. */
export const faultOfLink = (link: string): string =>
  existsSync(link) && !link.endsWith('.ts')
    ? 'This link leads to a folder that contains it.'
    : 'This link does not lead to a readable file.';

/** Whether a link leads to a folder, and to none that contains it, which would be a circle. A name with .ts must lead to a file. */
function isFolder(link: string, left: readonly string[]): boolean {
  if (link.endsWith('.ts') || !statSync(link, { throwIfNoEntry: false })?.isDirectory()) return false;
  const target = realpathSync(link);
  return !left.some((folder) => `${folder}/`.startsWith(`${target}/`));
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return absent(error) ?? [];
  }
}
