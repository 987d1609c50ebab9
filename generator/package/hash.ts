import { createHash, hash as hashAtOnce } from 'node:crypto';

/** SHA-256 of all parts together, in hexadecimal. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

/** The first 132 bits of a SHA-256 in 22 letters: enough to identify contents of pages and results of queries. */
export function shortHash(data: string | Uint8Array): string {
  return hashAtOnce('sha256', data, 'base64url').slice(0, 22);
}

/** A replacer for JSON.stringify that writes maps and sets as lists: without it, any map is written as {}. */
export function withMaps(_: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  return value instanceof Set ? [...value] : value;
}
