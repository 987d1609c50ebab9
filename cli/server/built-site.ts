import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { headerRules, headersAt, type Manifest } from '../../generator/index.ts';
import { BoundedMap } from './bounded-map.ts';
import { type AddressAnswer, findAddress } from './find-address.ts';

/** A finished build: its addresses and its files. Only files that existed when it was opened are read. */
export interface BuiltSite {
  readonly manifest: Manifest;
  /** The response headers of pages and redirects: name → value. */
  readonly headers: Readonly<Record<string, string>>;
  /** The response headers of any other path. */
  headersOf(path: string): Readonly<Record<string, string>>;
  /** What is at a path, which has neither query nor fragment. */
  find(path: string): AddressAnswer;
  /** The bytes of a file of the site, the same object as long as they are in memory; undefined for any other name. */
  read(name: string): Promise<Uint8Array | undefined>;
}

/** The most bytes of files that stay in memory, without what they are compressed to. */
const bytesInMemory = 128 * 1024 * 1024;
/** The most paths whose resolution stays in memory. */
const pathsInMemory = 10_000;
/** The most characters of such a path: anybody can make up longer ones, which would fill the memory. */
const longestInMemory = 512;

/**
 * The current build of an output folder; undefined as long as there is none. A new build is used from the next request on, or as soon as
 * `every` milliseconds have passed since the folder was looked at.
 */
export function watchOutput(folder: string, { every = 0 } = {}): () => Promise<BuiltSite | undefined> {
  let cached: { readonly version: string; readonly site: Promise<BuiltSite> } | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    if (cached && performance.now() - looked < every) return cached.site;
    try {
      looked = performance.now();
      const reports = await realpath(join(folder, 'reports'));
      const version = await versionOf(reports);
      // Beside its reports: the link to the site may lead to the next build by now.
      if (cached?.version !== version) cached = { version, site: open(reports, await realpath(join(reports, '../site'))) };
      return await cached.site;
    } catch {
      cached = undefined;
      return undefined;
    }
  };
}

/** What changes with each build, also one that is copied over another: `files.json` does with any file of the site. */
async function versionOf(reports: string): Promise<string> {
  const changed = async (name: string) => (await stat(join(reports, name))).ctimeMs;
  return [reports, await changed('manifest.json'), await changed('files.json').catch(() => 0)].join(' ');
}

async function open(reports: string, root: string): Promise<BuiltSite> {
  const manifest: Manifest = JSON.parse(await readFile(join(reports, 'manifest.json'), 'utf8'));
  const rules = headerRules(manifest);
  const files = new Map([...(await formerAssets(root)), ...(await filesIn(root))]);
  const contents = new BoundedMap<Uint8Array>(bytesInMemory, ({ byteLength }) => byteLength);
  const reading = new Map<string, Promise<Uint8Array | undefined>>();
  const found = new BoundedMap<AddressAnswer>(pathsInMemory);
  const readOnce = async (path: string) => {
    try {
      const content = await readFile(path);
      contents.set(path, content);
      return content;
    } catch (error) {
      // A page is only missing if its file is, not if too many files are open.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return undefined;
    } finally {
      reading.delete(path);
    }
  };
  return {
    manifest,
    headers: headersAt(rules, '/'),
    headersOf: (path) => headersAt(rules, path),
    find(path) {
      const known = found.get(path) ?? findAddress(manifest, path);
      if (path.length <= longestInMemory) found.set(path, known);
      return known;
    },
    async read(name) {
      const path = files.get(name);
      if (!path) return undefined;
      const known = contents.get(path);
      if (known) return known;
      const content = reading.get(path) ?? readOnce(path);
      reading.set(path, content);
      return content;
    },
  };
}

/** The assets of the other builds in the output folder, which open pages still ask for: their names have the hash of their bytes. */
async function formerAssets(root: string): Promise<ReadonlyMap<string, string>> {
  const builds = dirname(dirname(root));
  if (basename(builds) !== '.builds') return new Map();
  const others = (await readdir(builds)).map((build) => join(builds, build, 'site')).filter((site) => site !== root);
  const found = await Promise.all(others.map((site) => filesIn(site, 'assets').catch(() => [])));
  return new Map(found.flatMap((files) => [...files]));
}

/** The files of a site, or those below a folder of it: name → path. */
async function filesIn(root: string, folder = ''): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(root, path).replaceAll('\\', '/'), path]));
}
