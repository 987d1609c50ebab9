import { createHash } from 'node:crypto';
import type { Row } from '@libsql/client';

export interface KeptSubmission {
  readonly id: number;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly received: number;
  readonly email?: string;
  readonly acceptedHash?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export function submissionOf(row: Row): KeptSubmission {
  const { id, key, received, email, accepted_hash: hash, body } = row;
  return {
    id: Number(id),
    key: String(key),
    received: Number(received),
    ...(typeof email === 'string' && { email }),
    ...(typeof hash === 'string' && { acceptedHash: hash }),
    body: JSON.parse(String(body)) as Readonly<Record<string, unknown>>,
  };
}

/** Eight characters that identify a key in lists and logs: its first ones, or those of its hash if it has another length or other characters. */
export const shortKey = (key: string): string =>
  /^[\w-]{8,64}$/.test(key) ? key.slice(0, 8) : createHash('sha256').update(key).digest('hex').slice(0, 8);

/** A value of a submission for people: text unchanged, nothing for null, anything else as JSON. */
export function valueText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An email address in the spelling in which it is stored and searched. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
