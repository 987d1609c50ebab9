import { type FolderEntry, isFile, isLostLink, walkFolder } from '../package/walk-folder.ts';

interface FoundFiles {
  /** Sorted, relative to the folder, with forward slashes. */
  readonly paths: readonly string[];
  readonly links: ReadonlySet<string>;
  /**
   * Sorted entries with the name of a TypeScript file, other than files and links to files, and links that are not followed.
   * Opening a pipe could block for ever.
   */
  readonly irregular: readonly string[];
  /** Sorted files of other kinds, without those of tools and those for people, whose names have no small letters: README.md. */
  readonly others: readonly string[];
}

/** The TypeScript files below a folder, among its entries if these are known. Empty for a missing folder. */
export function findFiles(folder: string, entries: readonly FolderEntry[] = walkFolder(folder)): FoundFiles {
  const paths: string[] = [];
  const irregular: string[] = [];
  const others: string[] = [];
  const links = new Set<string>();
  for (const { path, entry } of entries) {
    if (entry.isSymbolicLink()) links.add(path);
    if (isSource(entry.name)) (isFile(folder, { path, entry }) ? paths : irregular).push(path);
    else if (isLostLink(folder, { path, entry })) irregular.push(path);
    else if (isOfAuthor(path)) others.push(path);
  }
  return { paths, links, irregular, others };
}

/** Emacs puts a link to nothing beside a file that is being edited: `.#de.ts`. */
const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('.#');

/** Whether authors have written a file for visitors, and not a tool: hidden files, records, copies and locks of editors. */
const isOfAuthor = (path: string) =>
  /(?:^|\/)[^./#]*[a-z][^./]*\.[^/]*$/.test(path) && !/(?:^|\/)\.|\.ts\.|\.(?:d\.ts|lock|jsonl|tmp|bak|orig|rej|log)$|~$/.test(path);
