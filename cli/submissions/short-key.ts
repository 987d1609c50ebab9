import { createHash } from 'node:crypto';

/** Eight signs that stand for a key in lists and logs, where a key of a database may have any length and signs. */
export const shortKey = (key: string): string =>
  /^[\w-]{8,64}$/.test(key) ? key.slice(0, 8) : createHash('sha256').update(key).digest('hex').slice(0, 8);
