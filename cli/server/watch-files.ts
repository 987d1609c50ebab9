import { type FSWatcher, lstatSync, readlinkSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { absent, walkFolder } from '../../generator/index.ts';

/** Milliseconds without further changes: editors empty a file before they fill it. */
const settle = 10;

/** Names of temporary files of editors and tools: swap files, backups and drafts. */
const temporaryFile = /^[.#]|~$|\.(?:sw[a-z]|tmp|temp|bak|orig|rej|part|draft|new|\d+)$|___jb_(?:tmp|old)___$/i;

/** Whether a file can be a source by its name, which has an extension. Callers exclude folders. */
export const isSource = (name: string): boolean => !temporaryFile.test(name) && /\.[a-z]\w*$/i.test(name);

interface Watcher {
  /** Watches these files, too, instead of those of the last call: absolute paths, which need not exist. */
  alsoWatch(files: readonly string[]): void;
  close(): void;
}

/**
 * Calls `onChange` with the files that change below the folders, once for those that change together. Each folder has its own watcher: the
 * recursive watcher of Node 20 on Linux loses a file that an editor has replaced. A link changes with its target. A folder may be replaced.
 */
export function watchFiles(folders: readonly string[], onChange: (files: readonly string[]) => void): Watcher {
  const watchers = new Map<string, FSWatcher>();
  /** Folders, including removed ones. */
  const watchedFolders = new Set<string>();
  /** Link → target. */
  const links = new Map<string, string>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const note = (path: string) => {
    changed.add(path);
    for (const [link, target] of links) if (target === path) changed.add(link);
    clearTimeout(timer);
    timer = setTimeout(report, settle);
  };
  /** Watches the entries of a folder, unless it is removed meanwhile: the watcher of its parent reports that. */
  const open = (folder: string, onEntry: (path: string) => void) => {
    watchers.get(folder)?.close();
    try {
      const watcher = watch(folder, (_, name) => onEntry(name === null ? folder : join(folder, name)));
      watcher.on('error', () => watchers.delete(folder));
      watchers.set(folder, watcher);
    } catch (error) {
      // The folder above the site may belong to another user.
      if ((error as NodeJS.ErrnoException).code !== 'EACCES') absent(error);
      watchers.delete(folder);
    }
  };
  const add = (folder: string) => {
    open(folder, (path) => {
      followLink(path);
      if (isFolder(path)) addAll(path);
      else if (!watchedFolders.has(path) && !isSource(basename(path))) return;
      note(path);
    });
    watchedFolders.add(folder);
  };
  const addAll = (root: string) => {
    for (const { path, entry } of walkFolder(root, add)) if (entry.isSymbolicLink()) followLink(join(root, path));
  };
  const followLink = (path: string) => {
    const target = isSource(basename(path)) ? targetOf(path) : undefined;
    if (target === undefined) links.delete(path);
    else links.set(path, target);
  };
  const single = new Set<string>();
  let others: readonly string[] = [];
  const addOthers = () => {
    single.clear();
    for (const file of [...folders, ...folders.map(dirname), ...others, ...links.values()]) {
      single.add(file);
      const folder = dirname(file);
      if (!watchers.has(folder) && isFolder(folder)) addForSingle(folder);
    }
  };
  /** Watches a folder only for the single files in it, and for the folders that may be replaced. */
  const addForSingle = (folder: string) => {
    open(folder, (path) => {
      if (!single.has(path)) return;
      const inside = folders.filter((one) => one === path || dirname(one) === path);
      for (const one of inside.filter(isFolder)) addAll(one);
      // The folder of the whole site is another one now.
      if (inside.length && !folders.includes(path) && isFolder(path)) addForSingle(path);
      for (const one of inside.length ? inside : [path]) note(one);
    });
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
    alsoWatch(files) {
      others = files;
      addOthers();
    },
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The target of a link, even if it is missing; undefined for other files. */
function targetOf(path: string): string | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  try {
    return realpathSync(path);
  } catch {
    return resolve(dirname(path), readlinkSync(path));
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
