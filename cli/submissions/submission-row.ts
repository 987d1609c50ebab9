import type { Row } from '@libsql/client';
import type { KeptSubmission } from './channel.ts';

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
