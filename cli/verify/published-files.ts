import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FileHashes, type Manifest, outputOf, shortHash } from '../../generator/index.ts';

/** Path of a file → the hash of its published bytes; undefined if the server does not have it. */
export type PublishedFiles = ReadonlyMap<string, string | undefined>;

const decompressors: Readonly<Record<string, (data: Uint8Array) => Uint8Array>> = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** The built file that a published one was made from: the file itself, or for a compressed copy `x.br` or `x.gz` the file `x`. */
export function sourceOf(path: string, { files }: FileHashes): string | undefined {
  const sources = path.slice(-3) in decompressors ? [path, path.slice(0, -3)] : [path];
  return sources.find((source) => Object.hasOwn(files, source));
}

/** The hashes of all files in a folder; for a compressed copy the hash of what it decompresses to. */
export async function filesIn(folder: string, built: FileHashes): Promise<PublishedFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const hashes = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll('\\', '/');
    const data = await readFile(file);
    hashes.set(path, shortHash(sourceOf(path, built) === path.slice(0, -3) ? decompressed(path, data) : data));
  }
  return hashes;
}

/** The content of a compressed copy; of a damaged one its bytes, which differ from every built file. */
function decompressed(path: string, data: Uint8Array): Uint8Array {
  try {
    return decompressors[path.slice(-3)]?.(data) ?? data;
  } catch {
    return data;
  }
}

type Addresses = Pick<Manifest, 'routes' | 'redirects'>;

/** The number of files that are fetched at once. */
const connections = 8;

/**
 * The hashes of what a server sends for the files that have an address: pages, and what they load. Files for the host, redirect pages and
 * not-found pages have none. Rejects if the server cannot be reached.
 */
export async function filesAt(origin: string, built: FileHashes, manifest: Addresses): Promise<PublishedFiles> {
  const waiting = addressesOf(built, manifest);
  const hashes = new Map<string, string | undefined>();
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, path] = next;
      const response = await fetch(new URL(path, origin), { redirect: 'manual' });
      const body = new Uint8Array(await response.arrayBuffer());
      hashes.set(file, response.status === 200 ? shortHash(body) : undefined);
    }
  };
  await Promise.all(Array.from({ length: connections }, fetchNext));
  return hashes;
}

/** The path at which each file is fetched. */
function addressesOf({ files }: FileHashes, { routes, redirects }: Addresses): [file: string, path: string][] {
  const pages = new Map(routes.map(({ output, path, status }) => [output, status === 200 ? path : undefined]));
  const redirectPages = new Set(redirects.map(({ from }) => outputOf(from)));
  // Hosts read files whose names begin with `_`, and send `x.br` and `x.gz` instead of `x`.
  const isForHost = (file: string) => file.startsWith('_') || (/\.(?:br|gz)$/.test(file) && Object.hasOwn(files, file.slice(0, -3)));
  return Object.keys(files).flatMap((file): [string, string][] => {
    const path = pages.has(file) ? pages.get(file) : redirectPages.has(file) || isForHost(file) ? undefined : `/${file}`;
    return path === undefined ? [] : [[file, path]];
  });
}
