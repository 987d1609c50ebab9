import type { DocumentAddress } from './manifest.ts';

/** Types whose names end as their files do. */
const named = (kind: string, endings: string, more = '') =>
  Object.fromEntries(endings.split(' ').map((ending) => [`.${ending}`, `${kind}/${ending}${more}`]));

/** Extension → media type, for preview and hosts. Lists of the operating system are not used. */
export const contentTypes: Readonly<Record<string, string>> = {
  ...named('audio', 'ogg wav'),
  ...named('font', 'otf ttf woff woff2'),
  ...named('image', 'avif gif jpeg png webp'),
  ...named('text', 'css csv html vtt', '; charset=utf-8'),
  ...named('video', 'mp4 webm'),
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
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
