import { createHash } from 'node:crypto';

/** The first 132 bits of a SHA-256, in 22 letters: what tells contents of pages and answers apart. */
export function shortHash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 22);
}
