import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type FileHashes, type Manifest, outputOf, shortHash } from '../../generator/index.ts';

/** Path of a file → the hash of its published bytes; undefined if the server does not have it. */
export type PublishedFiles = ReadonlyMap<string, string | undefined>;

/** The hashes of all files in a folder, also of linked ones. */
export async function filesIn(folder: string): Promise<PublishedFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const hashes = new Map<string, string | undefined>();
  for (const entry of entries.filter((one) => one.isFile() || one.isSymbolicLink())) {
    const file = join(entry.parentPath, entry.name);
    // A link may lead nowhere, or to a folder.
    hashes.set(relative(folder, file).replaceAll('\\', '/'), await readFile(file).then(shortHash, () => undefined));
  }
  return hashes;
}

type Addresses = Pick<Manifest, 'routes' | 'redirects'>;

/** The number of files that are fetched at once. */
const connections = 8;

/**
 * The hashes of what a server sends for the files that have an address: pages, and what they load, each in every encoding in which the build
 * wrote it. Files for the host, redirect pages and not-found pages have none. Rejects if the server cannot be reached.
 */
export async function filesAt(origin: string, { files }: FileHashes, manifest: Addresses): Promise<PublishedFiles> {
  const waiting = requestsFor(files, manifest);
  const hashes = new Map<string, string | undefined>();
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, path, encoding, content } = next;
      const response = await fetch(new URL(path, origin), { redirect: 'manual', headers: { 'Accept-Encoding': encoding } });
      const elsewhere = new URL(response.headers.get('Location') ?? path, origin).origin;
      if (elsewhere !== new URL(origin).origin) throw new Error(`it leads on to ${elsewhere}`);
      const body = shortHash(new Uint8Array(await response.arrayBuffer()));
      // A server may compress by itself: its body is right if it decompresses to the file.
      hashes.set(file, response.status !== 200 ? undefined : body === files[content] ? files[file] : body);
    }
  };
  await Promise.all(Array.from({ length: connections }, fetchNext));
  return hashes;
}

/** A file, and how a server is asked for it. `content` is the file without compression. */
interface FileRequest {
  readonly file: string;
  readonly path: string;
  readonly encoding: string;
  readonly content: string;
}

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

function requestsFor(files: FileHashes['files'], { routes, redirects }: Addresses): FileRequest[] {
  const pages = new Map(routes.map(({ output, path, status }) => [output, status === 200 ? path : undefined]));
  const redirectPages = new Set(redirects.map(({ from }) => outputOf(from)));
  return Object.keys(files).flatMap((file): FileRequest[] => {
    const source = file.slice(0, -3);
    const encoding = Object.hasOwn(files, source) ? encodings[file.slice(-3)] : undefined;
    const content = encoding ? source : file;
    // Hosts read files whose names begin with `_`.
    const path = pages.has(content)
      ? pages.get(content)
      : redirectPages.has(content) || content.startsWith('_')
        ? undefined
        : `/${content}`;
    return path === undefined ? [] : [{ file, path, encoding: encoding ?? 'identity', content }];
  });
}
