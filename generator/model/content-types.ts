import type { DocumentAddress } from './manifest.ts';

/** Extension → media type, for preview and hosts. Lists of the operating system are not used. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The media type of a file: as the theme declares it for its documents, otherwise by extension. */
export function contentType(file: string, documents: readonly DocumentAddress[] = []): string {
  const document = documents.find(({ output }) => output === file);
  if (document) return contentTypeOf(document);
  const [ending = ''] = /\.[^./]*$/.exec(file.toLowerCase()) ?? [];
  return contentTypes[ending] ?? 'application/octet-stream';
}

/** The type of a document of the theme as a response header. All are written in UTF-8. */
export const contentTypeOf = ({ type }: Pick<DocumentAddress, 'type'>): string => `${type}; charset=utf-8`;

/** Whether compression reduces a type: text, but not fonts and photographs, which are compressed. */
export const isCompressible = (type: string): boolean => /^text\/|json|xml|javascript/.test(type);

/** The minimal size in bytes of files that are compressed: smaller ones fit into one packet. */
export const minimumToCompress = 1024;

/** The endings of images that pages can show, as a pattern. */
export const imageEndings = 'avif|gif|jpe?g|png|svg|webp';
