import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Milliseconds without further changes: editors empty a file before they fill it. */
const settle = 10;

/** Names of temporary files that editors and tools write beside a file: swap files, backups and drafts. */
const temporaryFile = /^[.#]|~$|\.(?:sw[a-z]|tmp|temp|bak|orig|rej|part|draft|new|\d+)$|___jb_(?:tmp|old)___$/i;

/** Whether a name can be that of a source file, which has an extension. Callers exclude folders. */
export const isSource = (name: string): boolean => !temporaryFile.test(name) && /\.[a-z]\w*$/i.test(name);

/**
 * Calls `onChange` with the files that change below the folders; those that change together are one call. Each folder has its own watcher:
 * the recursive watcher of Node 20 on Linux loses a file that an editor has replaced. `others` names further files, by absolute paths, which need
 * not exist; it is asked again after each change.
 */
export function watchFiles(
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
  others: () => readonly string[] = () => [],
): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  /** Folders, including removed ones. */
  const known = new Set<string>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const note = (path: string) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(report, settle);
  };
  const add = (folder: string) => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_, name) => {
      const path = name === null ? folder : join(folder, name);
      if (isFolder(path)) addAll(path);
      else if (!known.has(path) && !isSource(basename(path))) return;
      note(path);
    });
    // The watcher of the parent folder reports a removed one.
    watcher.on('error', () => watchers.delete(folder));
    watchers.set(folder, watcher);
    known.add(folder);
  };
  const addAll = (root: string) => {
    for (const folder of [root, ...foldersBelow(root)]) add(folder);
  };
  const single = new Set<string>();
  const addOthers = () => {
    single.clear();
    for (const file of others()) {
      single.add(file);
      const folder = dirname(file);
      if (!watchers.has(folder) && isFolder(folder)) addForSingle(folder);
    }
  };
  /** Watches a folder for the single files in it alone. */
  const addForSingle = (folder: string) => {
    const watcher = watch(folder, (_, name) => {
      const path = join(folder, name ?? '');
      if (single.has(path)) note(path);
    });
    watcher.on('error', () => watchers.delete(folder));
    watchers.set(folder, watcher);
  };
  const report = () => {
    const files = [...changed].sort();
    changed.clear();
    addOthers();
    onChange(files);
  };

  for (const folder of folders) addAll(folder);
  addOthers();
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

/** Runs `work` for one batch of changed files at a time; files that change meanwhile are the next batch. */
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
      // After a failure, the next change must start the work again.
      await work(next).catch((error) => {
        busy = false;
        throw error;
      });
    }
    busy = false;
  };
}
