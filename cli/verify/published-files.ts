import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type FileHashes, type Manifest, outputOf, shortHash } from '../../generator/index.ts';

/** Path of a file → the hash of what was found in its place; undefined if nothing was. */
export type FoundFiles = ReadonlyMap<string, string | undefined>;

/** The hashes of all files in a folder. */
export async function filesIn(folder: string): Promise<FoundFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const found = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    found.set(relative(folder, path).replaceAll('\\', '/'), shortHash(await readFile(path)));
  }
  return found;
}

type Addresses = Pick<Manifest, 'routes' | 'redirects'>;

/** So many files are fetched at once. */
const connections = 8;

/**
 * The hashes of what a server answers for the files that have an address of their own: pages, and what they load. Files for the host,
 * redirect pages and pages shown in place of missing ones have none. Rejects if the server cannot be reached.
 */
export async function filesAt(origin: string, built: FileHashes, manifest: Addresses): Promise<FoundFiles> {
  const waiting = addressesOf(built, manifest);
  const found = new Map<string, string | undefined>();
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, path] = next;
      const response = await fetch(new URL(path, origin), { redirect: 'manual' });
      const body = new Uint8Array(await response.arrayBuffer());
      found.set(file, response.status === 200 ? shortHash(body) : undefined);
    }
  };
  await Promise.all(Array.from({ length: connections }, fetchNext));
  return found;
}

/** The path at which each file is fetched. */
function addressesOf({ files }: FileHashes, { routes, redirects }: Addresses): [file: string, path: string][] {
  const pages = new Map(routes.map(({ output, path, status }) => [output, status === 200 ? path : undefined]));
  const redirectPages = new Set(redirects.map(({ from }) => outputOf(from)));
  // Hosts read files whose names begin like this, and send `x.br` and `x.gz` in the place of `x`.
  const isForHost = (file: string) => file.startsWith('_') || (/\.(?:br|gz)$/.test(file) && Object.hasOwn(files, file.slice(0, -3)));
  return Object.keys(files).flatMap((file): [string, string][] => {
    const path = pages.has(file) ? pages.get(file) : redirectPages.has(file) || isForHost(file) ? undefined : `/${file}`;
    return path === undefined ? [] : [[file, path]];
  });
}
