import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, join } from 'node:path';

/** Milliseconds in which nothing more changes: an editor empties a file before it fills it. */
const settle = 10;

/** What editors and tools put beside a file while they write it: swap files, backups and drafts, each with its own kind of name. */
const besideFiles = /^[.#]|~$|\.(?:sw[a-z]|tmp|temp|bak|orig|rej|part|draft|new|\d+)$|___jb_(?:tmp|old)___$/i;

/** Whether a name can be that of a file that is read: each has an ending. A folder has to be told from a file by who knows. */
export const isSource = (name: string): boolean => !besideFiles.test(name) && /\.[a-z]\w*$/i.test(name);

/**
 * Tells of every file that changes below the folders, those that change together at once. Each folder is watched by
 * itself: the recursive watcher of Node 20 on Linux follows a file no longer once an editor has replaced it.
 */
export function watchFiles(folders: readonly string[], onChange: (files: readonly string[]) => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  /** Folders, also those that are gone. */
  const known = new Set<string>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const add = (folder: string) => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_, name) => {
      const path = name === null ? folder : join(folder, name);
      if (isFolder(path)) addAll(path);
      else if (!known.has(path) && !isSource(basename(path))) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(tell, settle);
    });
    // A folder that was removed is told of by the one above it.
    watcher.on('error', () => watchers.delete(folder));
    watchers.set(folder, watcher);
    known.add(folder);
  };
  const addAll = (root: string) => {
    for (const folder of [root, ...foldersBelow(root)]) add(folder);
  };
  const tell = () => {
    const files = [...changed].sort();
    changed.clear();
    onChange(files);
  };

  for (const folder of folders) addAll(folder);
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function foldersBelow(root: string): string[] {
  try {
    const entries = readdirSync(root, { withFileTypes: true, recursive: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

/** The work for changes, one round after the other; what changes during a round is the next one. */
export function oneAtATime(work: (files: readonly string[]) => Promise<void>): (files: readonly string[]) => Promise<void> {
  const waiting = new Set<string>();
  let busy = false;
  return async (files) => {
    for (const file of files) waiting.add(file);
    if (busy) return;
    busy = true;
    while (waiting.size) {
      const next = [...waiting].sort();
      waiting.clear();
      // A round that fails must not be the last.
      await work(next).catch((error) => {
        busy = false;
        throw error;
      });
    }
    busy = false;
  };
}
