import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type FileHashes, headerRules, headersAt, type Manifest, outputOf, shortHash } from '../../generator/index.ts';
import { findAddress } from '../server/find-address.ts';
import { isLimited, restsOf } from './rests.ts';

/** The files and redirects of a folder or server, as they are published. */
export interface Published {
  /** Path of a file → the hash of its bytes, or the wrong status of a server as a number; undefined if it is missing. */
  readonly files: ReadonlyMap<string, string | number | undefined>;
  /** Address of a redirect → the wrong answer: `200`, `302 to /de-de/`. Right answers are left out. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The files that a server sends with another security policy than that of the build, as its configuration before does. */
  readonly policies: ReadonlySet<string>;
  /** The status with which a server limits requests, and how many it has refused for that; absent if it has answered all. */
  readonly limited?: { readonly status: number; readonly requests: number; readonly of: number };
}

/** The hashes of all files in a folder, also of linked ones. */
export async function filesIn(folder: string): Promise<Published> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const hashes = new Map<string, string | undefined>();
  for (const entry of entries.filter((one) => one.isFile() || one.isSymbolicLink())) {
    const file = join(entry.parentPath, entry.name);
    // A link may lead nowhere, or to a folder.
    hashes.set(relative(folder, file).replaceAll('\\', '/'), await readFile(file).then(shortHash, () => undefined));
  }
  return { files: hashes, redirects: new Map(), policies: new Set() };
}

/** The number of files that are fetched at once, and the milliseconds in which each has to be here. */
const connections = 8;
const patience = 60_000;

/**
 * The hashes of what a server sends for the files that have an address: pages, and what they load, each in every encoding in which the build
 * wrote it. A missing address must have the not-found page, and the address of a redirect must lead on, or have the page that was written for it.
 * Files for the host and the other not-found pages have no address. Rejects if the server cannot be reached.
 * Rests where the server limits requests, and ends early where that takes too long.
 */
export async function publishedAt(origin: string, { files }: FileHashes, manifest: Manifest): Promise<Published> {
  const waiting = requestsFor(files, manifest);
  const of = waiting.length;
  const rests = restsOf();
  let limited: number | undefined;
  let answered = 0;
  const hashes = new Map<string, string | number | undefined>();
  const redirects = new Map<string, string>();
  const policies = new Set<string>();
  const policy = headersAt(headerRules(manifest), '/')['Content-Security-Policy'];
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, path, encoding, contents, status, redirect } = next;
      const ask = () =>
        fetch(new URL(path, origin), {
          redirect: 'manual',
          headers: { 'Accept-Encoding': encoding },
          signal: AbortSignal.timeout(patience),
        });
      let response = await ask();
      while (await rests(response)) {
        await response.body?.cancel();
        response = await ask();
      }
      if (isLimited(response)) {
        limited = response.status;
        waiting.length = 0;
        await response.body?.cancel();
        return;
      }
      answered += 1;
      const target = new URL(response.headers.get('Location') ?? path, origin);
      if (target.origin !== new URL(origin).origin) throw new Error(`it leads on to ${target.origin}`);
      const body = shortHash(new Uint8Array(await response.arrayBuffer()));
      if (redirect && (response.status !== 200 || !files[file])) {
        const isRight = response.status === redirect.status && target.href === new URL(redirect.to, origin).href;
        if (!isRight) redirects.set(path, `${response.status}${target.pathname === path ? '' : ` to ${target.pathname}`}`);
        continue;
      }
      // The headers of a plain file server are up to its owner.
      if ((response.headers.get('Content-Security-Policy') ?? policy) !== policy) policies.add(file);
      // A server may compress by itself: its body is right if it decompresses to the file.
      if (response.status === status) hashes.set(file, contents.some((content) => files[content] === body) ? files[file] : body);
      else hashes.set(file, response.status === 404 ? undefined : response.status);
    }
  };
  await Promise.all(Array.from({ length: connections }, fetchNext));
  return { files: hashes, redirects, policies, ...(limited && { limited: { status: limited, requests: of - answered, of } }) };
}

/** A file, and how a server is asked for it. `contents` are the files whose bytes are right: the one without compression. */
interface FileRequest {
  readonly file: string;
  readonly path: string;
  readonly encoding: string;
  readonly contents: readonly string[];
  readonly status: 200 | 404;
  readonly redirect?: Manifest['redirects'][number];
}

const missing = '/no-page-of-this-site-verify';

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

function requestsFor(files: FileHashes['files'], { routes, redirects, table }: Manifest): FileRequest[] {
  const leading = redirects.map((redirect): FileRequest => {
    const file = outputOf(redirect.from);
    return { file, path: redirect.from, encoding: 'identity', contents: [file], status: 200, redirect };
  });
  const pages = new Map([
    ...routes.map(({ output, path, status }) => [output, status === 200 ? path : undefined] as const),
    ...leading.map(({ file }) => [file, undefined] as const),
  ]);
  // A host without rules sends the same page everywhere.
  const answer = findAddress({ table, routes }, missing);
  const notFound = 'route' in answer ? (answer.route?.output ?? '') : '';
  const ofFiles = Object.keys(files).flatMap((file): FileRequest[] => {
    const source = file.slice(0, -3);
    const encoding = Object.hasOwn(files, source) ? encodings[file.slice(-3)] : undefined;
    const content = encoding ? source : file;
    // Hosts read files whose names begin with `_`.
    const path = pages.has(content) || content.startsWith('_') ? pages.get(content) : `/${content}`;
    if (file === '404.html' && pages.has(file))
      return [{ file, path: missing, encoding: 'identity', contents: [file, notFound], status: 404 }];
    return path === undefined ? [] : [{ file, path, encoding: encoding ?? 'identity', contents: [content], status: 200 }];
  });
  return [...ofFiles, ...leading];
}
