import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type FileHashes, type Manifest, outputOf, shortHash } from '../../generator/index.ts';

/** Path of a file → the hash of its published bytes, or the wrong status of a server as a number; undefined if it is missing. */
export type PublishedFiles = ReadonlyMap<string, string | number | undefined>;

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
 * wrote it. A missing address must have the not-found page. Files for the host, redirect pages and the other not-found pages have none. Rejects if
 * the server cannot be reached.
 */
export async function filesAt(origin: string, { files }: FileHashes, manifest: Addresses): Promise<PublishedFiles> {
  const waiting = requestsFor(files, manifest);
  const hashes = new Map<string, string | number | undefined>();
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, path, encoding, content, status } = next;
      const response = await fetch(new URL(path, origin), { redirect: 'manual', headers: { 'Accept-Encoding': encoding } });
      const elsewhere = new URL(response.headers.get('Location') ?? path, origin).origin;
      if (elsewhere !== new URL(origin).origin) throw new Error(`it leads on to ${elsewhere}`);
      const body = shortHash(new Uint8Array(await response.arrayBuffer()));
      // A server may compress by itself: its body is right if it decompresses to the file.
      if (response.status === status) hashes.set(file, body === files[content] ? files[file] : body);
      else hashes.set(file, response.status === 404 ? undefined : response.status);
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
  readonly status: 200 | 404;
}

/** An address that no site has. */
const missing = '/no-page-of-this-site-verify';

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
    if (file === '404.html' && pages.has(file)) return [{ file, path: missing, encoding: 'identity', content, status: 404 }];
    return path === undefined ? [] : [{ file, path, encoding: encoding ?? 'identity', content, status: 200 }];
  });
}
