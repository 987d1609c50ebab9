import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { sharedCache } from '../support/paths.ts';
import { type CommandEnd, runHere } from '../support/run-here.ts';
import { linkReadingRoom } from './copy-reading-room.ts';

/** A copy of the reading room that a test may change. */
export interface ReadingRoom {
  readonly folder: string;
  /** Runs a command in its folder. */
  command(given: readonly string[], environment?: Readonly<Record<string, string>>): Promise<CommandEnd>;
  /** Builds it after the build before. */
  build(): Promise<Build>;
  /** Builds it to another folder, reusing no page and no state of another build, and returns that folder. Needs a cache of its own. */
  buildCleanly(): Promise<string>;
  /** The text of a built file. */
  built(path: string): string;
  /** Replaces words of a file until `restore`; throws if it does not contain them. */
  edit(file: string, words: string, others: string): void;
  write(file: string, text: string): void;
  /** Removes a file or a folder for good. */
  delete(path: string): void;
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
  const folder = mkdtempSync(`${tmpdir()}/wortlaut-reading-room-`);
  linkReadingRoom(folder);
  const folderCache = `${folder}/.wortlaut/cache`;
  const before = new Map<string, string>();
  const command = (given: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
    runHere(given, { folder, environment: { WORTLAUT_CACHE: ownCache ? folderCache : sharedCache, ...environment } });
  let known = new Map<string, string>();
  return {
    folder,
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
      const cache = `${clean}-cache`;
      // The client bundle and the shapes of the templates take most of the time.
      cpSync(folderCache, cache, { recursive: true });
      const ended = await command(['build', '--force', '--out', clean], { WORTLAUT_CACHE: cache });
      if (ended.code !== 0) throw new Error(ended.stdout + ended.stderr);
      return `${clean}/site`;
    },
    built: (path) => readFileSync(`${folder}/dist/site/${path}`, 'utf8'),
    edit(file, words, others) {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
      if (!before.has(file)) before.set(file, text);
      writeFileSync(`${folder}/${file}`, text.replace(words, others));
    },
    write(file, text) {
      mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
      writeFileSync(`${folder}/${file}`, text);
    },
    delete: (path) => rmSync(`${folder}/${path}`, { recursive: true }),
    restore() {
      for (const [file, text] of before) writeFileSync(`${folder}/${file}`, text);
      before.clear();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Path → text of every file below a folder. */
export function filesBelow(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]));
}
