import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { openSite, type Site } from '../../generator/index.ts';
import { sharedCache } from '../support/paths.ts';
import { type CommandEnd, runHere } from '../support/run-here.ts';
import { linkReadingRoom } from './copy-reading-room.ts';

/** A copy of the reading room that a test may change. */
export interface ReadingRoom {
  readonly folder: string;
  /** Opens its site. */
  site(): Site & { readonly out: string };
  /** Runs a command in its folder. */
  command(given: readonly string[], environment?: Readonly<Record<string, string>>): Promise<CommandEnd>;
  /** Builds it after the build before. */
  build(): Promise<Build>;
  /** Builds it to another folder, reusing no page and no state of another build, and returns that folder. Needs a cache of its own. */
  buildCleanly(): Promise<string>;
  /** The text of a built file. */
  built(path: string): string;
  read(file: string): string;
  /** Replaces words of a file until `restore`, and returns the line of the new ones; throws if it does not contain the words. */
  edit(file: string, words: string, others: string): number;
  /** Writes a file until `restore`. */
  write(file: string, data: string | Uint8Array): void;
  /** Removes a file or a folder for good. */
  delete(path: string): void;
  /** Keeps the changes since the last `restore`: the next one puts back the files as they are now. */
  keep(): void;
  restore(): void;
  remove(): void;
}

interface Build extends CommandEnd {
  /** The pages whose files differ from the build before, by the names of their files. */
  readonly changed: readonly string[];
  /** The number of rendered pages. */
  readonly rendered: number;
}

export function openReadingRoom({ ownCache = false } = {}): ReadingRoom {
  const repository = realpathSync(mkdtempSync(`${tmpdir()}/wortlaut-reading-room-`));
  const folder = `${repository}/site`;
  linkReadingRoom(folder);
  const cache = ownCache ? `${folder}/.wortlaut/cache` : sharedCache;
  const before = new Map<string, Uint8Array | undefined>();
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const write = (file: string, data: string | Uint8Array) => {
    const path = `${folder}/${file}`;
    if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path) : undefined);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  };
  const command = (given: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
    runHere(given, { folder, environment: { WORTLAUT_CACHE: cache, ...environment } });
  let known = new Map<string, string>();
  return {
    folder,
    site: () => openSite(folder, { cache, out: `${folder}/dist` }),
    command,
    async build() {
      const ended = await command(['build']);
      const now = filesBelow(`${folder}/dist/site`);
      const changed = [...now].filter(([path, text]) => path.endsWith('.html') && known.get(path) !== text).map(([path]) => path);
      known = now;
      return { ...ended, changed: changed.sort(), rendered: Number(/(\d+) pages rendered/.exec(ended.stderr)?.[1] ?? 0) };
    },
    async buildCleanly() {
      const clean = mkdtempSync(`${folder}/clean-`);
      // The client bundle and the shapes of the templates take most of the time.
      cpSync(cache, `${clean}-cache`, { recursive: true });
      const ended = await command(['build', '--force', '--out', clean], { WORTLAUT_CACHE: `${clean}-cache` });
      if (ended.code !== 0) throw new Error(ended.stdout + ended.stderr);
      return `${clean}/site`;
    },
    built: (path) => readFileSync(`${folder}/dist/site/${path}`, 'utf8'),
    read,
    edit(file, words, others) {
      const [start, ...rest] = read(file).split(words);
      if (start === undefined || rest.length === 0) throw new Error(`${file} does not have '${words}'.`);
      write(file, start + others + rest.join(words));
      return start.split('\n').length;
    },
    write,
    delete: (path) => rmSync(`${folder}/${path}`, { recursive: true }),
    keep: () => before.clear(),
    restore() {
      for (const [path, data] of before) data === undefined ? rmSync(path, { force: true }) : writeFileSync(path, data);
      before.clear();
    },
    remove: () => rmSync(repository, { recursive: true, force: true }),
  };
}

/** Path → text of every file below a folder. */
export function filesBelow(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]));
}
