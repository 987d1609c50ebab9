import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createDevServer } from '../../cli/server/dev-server.ts';
import { openDevSite } from '../../cli/server/dev-site.ts';
import { openSite, type Site } from '../../generator/index.ts';
import { type EditableFolder, editableFolder } from '../support/editable-folder.ts';
import { removeLater } from '../support/made-folders.ts';
import { sharedCache } from '../support/paths.ts';
import { type CommandEnd, runHere } from '../support/run-here.ts';
import { ask, start as listen, stop } from '../unit/cli/request.ts';
import { linkReadingRoom } from './copy-reading-room.ts';

/** A copy of the reading room that a test may change. */
export interface ReadingRoom extends EditableFolder {
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
  /** The answer of its development server at an address. */
  shownByDev(address: string): Promise<{ readonly status: number; readonly text: string }>;
  /** Removes a file or a folder for good. */
  delete(path: string): void;
}

interface Build extends CommandEnd {
  /** The pages whose files differ from the build before, by the names of their files. */
  readonly changed: readonly string[];
  /** The number of rendered pages. */
  readonly rendered: number;
}

export function openReadingRoom({ ownCache = false } = {}): ReadingRoom {
  const repository = removeLater(realpathSync(mkdtempSync(`${tmpdir()}/wortlaut-reading-room-`)));
  const folder = `${repository}/site`;
  linkReadingRoom(folder);
  const cache = ownCache ? `${folder}/.wortlaut/cache` : sharedCache;
  const command = (given: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
    runHere(given, { folder, environment: { WORTLAUT_CACHE: cache, ...environment } });
  let known = new Map<string, string>();
  return {
    ...editableFolder(folder),
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
    async shownByDev(address) {
      const site = { root: folder, content: `${folder}/content`, cache };
      const pages = openDevSite(site);
      const startVite = () => Promise.reject(new Error('Vite is not needed for a page.'));
      const { server } = createDevServer({ site, respond: pages.respond, onDiagnostics() {}, startVite });
      await listen(server);
      const answer = await ask(server, address);
      await stop(server);
      await pages.close();
      return answer;
    },
    delete: (path) => rmSync(`${folder}/${path}`, { recursive: true }),
  };
}

/** Path → text of every file below a folder. */
export function filesBelow(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]));
}
