import { contentType } from '../../generator/index.ts';
import type { BuiltSite } from './built-site.ts';
import { type HttpResponse, noSite, textResponse } from './http-messages.ts';

const compressedEndings = { br: '.br', gzip: '.gz' } as const;

/** The response of a built site for an address, with or without query, like that of a host. The same file has the same object. */
export async function siteResponse(site: BuiltSite, address: string): Promise<HttpResponse> {
  const { manifest, headers, headersOf, find, read } = site;
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const answer = find(path);
  if ('location' in answer)
    return { status: answer.status, headers: { ...headers, Location: `${answer.location}${suffix}` }, servedPath: answer.location };
  if (answer.status === 404 && answer.file && !isCompressedCopy(answer.file)) {
    const { file } = answer;
    const body = await read(file);
    const type = contentType(file, manifest.documents);
    const servedPath = `/${file}`;
    if (body) return fileResponse(site, { status: 200, headers: headersOf(servedPath), body, type, file, servedPath });
  }
  const page = answer.route && (await read(answer.route.output));
  // Search engines forget a page that does not exist.
  if (!page && answer.status === 200) return { ...noSite, headers: { ...headers, ...noSite.headers } };
  if (!page || !answer.route) return textResponse(404, '404 Not Found', headers);
  const { output: file, path: servedPath } = answer.route;
  return fileResponse(site, { status: answer.status, headers, body: page, type: contentType(file), file, servedPath });
}

interface ServedFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly type: string;
  /** The path below the folder of the site. */
  readonly file: string;
  readonly servedPath: string;
}

const responses = new WeakMap<Uint8Array, HttpResponse>();

function fileResponse({ read }: BuiltSite, { file, ...rest }: ServedFile): HttpResponse {
  const cached = responses.get(rest.body);
  if (cached) return cached;
  const response: HttpResponse = { ...rest, compressed: (encoding) => read(`${file}${compressedEndings[encoding]}`) };
  responses.set(rest.body, response);
  return response;
}

/** Whether a file is a compressed copy, which is sent instead of the file and has no address. */
const isCompressedCopy = (name: string) => /\.[^./]+\.(?:br|gz)$/.test(name);
