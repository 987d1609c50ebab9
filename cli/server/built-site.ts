import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { headerRules, headersAt, type Manifest } from '../../generator/index.ts';
import { readReport } from '../read-report.ts';
import { BoundedMap } from './bounded-map.ts';
import { type AddressAnswer, findAddress } from './find-address.ts';

/** A finished build: its addresses and its files. Only files that existed when it was opened are read. */
export interface BuiltSite {
  readonly manifest: Manifest;
  /** Whether it has every file that the build has written, or its reports have been here for so long that no other file will come. */
  readonly isSettled: boolean;
  readonly root: string;
  readonly version: string;
  readonly documents: ReadonlySet<string>;
  /** The response headers of pages and redirects: name → value. */
  readonly headers: Readonly<Record<string, string>>;
  /** The response headers of any other path. */
  headersOf(path: string): Readonly<Record<string, string>>;
  /** The page, redirect or file at a path without query and fragment. */
  find(path: string): AddressAnswer;
  /** The bytes of a file of the site, the same object as long as they are in memory; undefined for an unknown name. */
  read(name: string): Promise<Uint8Array | undefined>;
}

/** Milliseconds in which a build is copied here. */
const copyingTime = 600_000;
/** The maximal number of bytes of files in memory, without their compressed bodies. */
const bytesInMemory = 128 * 1024 * 1024;
/** The maximal number of resolved paths in memory. */
const pathsInMemory = 10_000;
/** The maximal length of such a path: clients could fill the memory with longer ones. */
const longestInMemory = 512;

/**
 * The current build of an output folder; undefined if it is missing. The folder is checked for a new build at each request, but at most once in
 * `every` milliseconds. A build that is still being copied here replaces no other one whose files are still there.
 */
export function watchOutput(folder: string, { every = 0 } = {}): () => Promise<BuiltSite | undefined> {
  let current: Promise<BuiltSite | undefined> = Promise.resolve(undefined);
  let checked = Number.NEGATIVE_INFINITY;
  return async () => {
    const before = current;
    const site = await before;
    // Another request may have begun to check meanwhile.
    if (current === before && (!site || performance.now() - checked >= every)) {
      checked = performance.now();
      current = newest(folder, site);
    }
    return current;
  };
}

async function newest(folder: string, former: BuiltSite | undefined): Promise<BuiltSite | undefined> {
  try {
    const reports = await realpath(join(folder, 'reports'));
    const version = await versionOf(reports);
    if (former?.isSettled && former.version === version) return former;
    // Not `folder/site`: that link may already lead to the next build.
    const site = await open({ reports, root: await realpath(join(reports, '../site')), version });
    if (site.isSettled || !former?.isSettled) return site;
  } catch {
    // The folder, or one of its reports, is being replaced or is gone.
  }
  const isThere = former && (await stat(former.root).catch(() => undefined));
  return isThere ? former : undefined;
}

/** Differs between builds, also if one is copied over another: `files.json` changes with every file of the site. */
async function versionOf(reports: string): Promise<string> {
  const timeOf = async (name: string) => (await stat(join(reports, name))).ctimeMs;
  return [reports, await timeOf('manifest.json'), await timeOf('files.json').catch(() => 0)].join(' ');
}

async function open({ reports, root, version }: { reports: string; root: string; version: string }): Promise<BuiltSite> {
  const manifest: Manifest = JSON.parse(await readFile(join(reports, 'manifest.json'), 'utf8'));
  const documents = await readReport<readonly { readonly document: string }[]>(dirname(reports), 'documents.json');
  const age = Date.now() - (await stat(join(reports, 'manifest.json'))).ctimeMs;
  const written = await readReport<{ readonly files: object }>(dirname(reports), 'files.json');
  const rules = headerRules(manifest);
  const files = new Map([...(await formerAssets(root)), ...(await filesIn(root))]);
  const contents = new BoundedMap<Uint8Array>(bytesInMemory, ({ byteLength }) => byteLength);
  const reading = new Map<string, Promise<Uint8Array | undefined>>();
  const answers = new BoundedMap<AddressAnswer>(pathsInMemory);
  const readOnce = async (path: string) => {
    try {
      const content = await readFile(path);
      contents.set(path, content);
      return content;
    } catch (error) {
      // Other errors, such as too many open files, do not mean that the page is missing.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return undefined;
    } finally {
      reading.delete(path);
    }
  };
  return {
    manifest,
    isSettled: Object.keys(written?.files ?? {}).every((name) => files.has(name)) || age > copyingTime,
    root,
    version,
    documents: new Set(documents?.map(({ document }) => document)),
    headers: headersAt(rules, '/'),
    headersOf: (path) => headersAt(rules, path),
    find(path) {
      const answer = answers.get(path) ?? findAddress(manifest, path);
      if (path.length <= longestInMemory) answers.set(path, answer);
      return answer;
    },
    async read(name) {
      const path = files.get(name);
      if (!path) return undefined;
      const cached = contents.get(path);
      if (cached) return cached;
      const content = reading.get(path) ?? readOnce(path);
      reading.set(path, content);
      return content;
    },
  };
}

/** The assets of other builds in the output folder, which open pages still request: their names contain a hash of their bytes. */
async function formerAssets(root: string): Promise<ReadonlyMap<string, string>> {
  const builds = dirname(dirname(root));
  if (basename(builds) !== '.builds') return new Map();
  const others = (await readdir(builds)).map((build) => join(builds, build, 'site')).filter((site) => site !== root);
  const assets = await Promise.all(others.map((site) => filesIn(site, 'assets').catch(() => [])));
  return new Map(assets.flatMap((files) => [...files]));
}

/** The files of a site, or those below a folder of it: name → path. */
async function filesIn(root: string, folder = ''): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(root, path).replaceAll('\\', '/'), path]));
}
