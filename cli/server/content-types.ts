import { extname } from 'node:path';
import { contentTypeOf, type Manifest } from '../../generator/index.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The type of a file: of a document of the theme what the theme says, of any other by its ending. */
export function contentType(file: string, documents: Manifest['documents'] = []): string {
  const document = documents.find(({ output }) => output === file);
  if (document) return contentTypeOf(document);
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}
