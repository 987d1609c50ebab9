import { extname } from 'node:path';
import { contentTypeOf, contentTypes, type Manifest } from '../../generator/index.ts';

/** The type of a file: of a document of the theme what the theme says, of any other by its ending. */
export function contentType(file: string, documents: Manifest['documents'] = []): string {
  const document = documents.find(({ output }) => output === file);
  if (document) return contentTypeOf(document);
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}
