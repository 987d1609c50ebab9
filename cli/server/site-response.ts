import { contentType } from '../../generator/index.ts';
import type { BuiltSite } from './built-site.ts';
import type { Encoding } from './encoding.ts';
import { type HttpResponse, textResponse } from './http-response.ts';

const hashed = /^assets\//;
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const compressedEndings = { br: '.br', gzip: '.gz' } as const;

/** The response of a built site for an address, with or without query, as a host gives it. */
export async function siteResponse({ manifest, headers, find, read }: BuiltSite, address: string): Promise<HttpResponse> {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const found = find(path);
  if ('location' in found)
    return { status: found.status, headers: { ...headers, Location: `${found.location}${suffix}` }, servedPath: found.location };
  const compressedFile = (name: string) => (encoding: Encoding) => read(`${name}${compressedEndings[encoding]}`);
  const file = found.status === 404 && found.file && !isCompressedCopy(found.file) ? await read(found.file) : undefined;
  if (file && found.status === 404 && found.file) {
    return {
      status: 200,
      body: file,
      type: contentType(found.file, manifest.documents),
      headers: hashed.test(found.file) ? { ...headers, ...immutable } : headers,
      servedPath: `/${found.file}`,
      compressed: compressedFile(found.file),
    };
  }
  const page = found.route && (await read(found.route.output));
  if (!page || !found.route) return textResponse(404, '404 Not Found', headers);
  const { output, path: servedPath } = found.route;
  return { status: found.status, body: page, type: contentType(output), headers, servedPath, compressed: compressedFile(output) };
}

/** Whether a file is another one as the build has compressed it: it is sent in its place, and has no address. */
const isCompressedCopy = (name: string) => /\.[^./]+\.(?:br|gz)$/.test(name);
