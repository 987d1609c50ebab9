import { createHash, randomUUID } from 'node:crypto';
import type { Keep } from '../../generator/index.ts';
import type { Database } from './file-database.ts';
import { normalizedEmail, shortKey } from './submission.ts';

interface KeepOptions {
  /** The names of the channels on which each submission is handed over. */
  readonly channels: readonly string[];
  /** Called when a delivery may be due. */
  readonly onKept: () => void;
  /** Called with the short key of a suspect submission, which waits for a person. */
  readonly onSuspect?: (key: string) => void;
}

/**
 * Keeps the first submission of each key in the database, in one transaction with its deliveries, and apart from it which text it has accepted.
 * Another body under the same key is another submission: its key is extended by its hash. A suspect submission is marked in its body, and waits
 * for a person instead of a channel. None is older than the time at which the database was last used, whatever the clock shows.
 */
export function keepIn(database: Database, { channels, onKept, onSuspect = () => {} }: KeepOptions): Keep {
  return async ({ key = randomUUID(), body, email, acceptedHash, suspect = false }) => {
    const now = Date.now();
    const accepted = acceptedHash || null;
    const text = JSON.stringify(suspect ? { ...body, suspect } : body);
    const sent = JSON.stringify({ ...body, ...withoutMarks });
    const otherKey = `${key}-${createHash('sha256').update(sent).digest('hex').slice(0, 8)}`;
    const isOther = `EXISTS (SELECT 1 FROM submissions WHERE key = ? AND ${sentBody} <> json(?))`;
    const hadOther = 'EXISTS (SELECT 1 FROM acceptances WHERE key = ? AND hash IS NOT ?)';
    const kept = `FROM submissions WHERE key IN (?, ?) AND ${sentBody} = json(?) ON CONFLICT DO NOTHING`;
    const keptArgs = [key, otherKey, sent];
    await database.batch([
      {
        sql: `INSERT INTO submissions (key, received, email, accepted_hash, body) SELECT CASE WHEN ${isOther} OR ${hadOther} THEN ? ELSE ? END,
          MAX(?, (SELECT IFNULL(MAX(checked), 0) FROM schema)), ?, ?, ? WHERE TRUE ON CONFLICT (key) DO NOTHING`,
        args: [key, sent, key, accepted, otherKey, key, now, email === undefined ? null : normalizedEmail(email), accepted, text],
      },
      ...(isHash.test(accepted ?? '')
        ? [{ sql: `INSERT INTO acceptances SELECT key, received, accepted_hash, ${named} ${kept}`, args: keptArgs }]
        : []),
      ...(suspect ? [] : channels).map((channel) => ({
        sql: `INSERT INTO deliveries (submission, channel, next_attempt) SELECT id, ?, ? ${kept}`,
        args: [channel, now, ...keptArgs],
      })),
    ]);
    if (suspect) onSuspect(shortKey(key));
    else onKept();
  };
}

/** The fields by which this server marks a body. They differ between builds, so a body that is sent again may get others. */
const marks = ['suspect', 'pageIsUnknown', 'documentIsUnknown'];
const withoutMarks = Object.fromEntries(marks.map((mark) => [mark, undefined]));

const sentBody = `json_remove(body, ${marks.map((mark) => `'$.${mark}'`).join(', ')})`;

/** Anything else that a client sends as a hash may be personal data, and stays in the submission. */
const isHash = /^[\da-f]{1,64}$/;

/** The edition and the language of the recorded text with an accepted hash; null for another hash. */
const named = ['edition', 'language'].map((column) => `(SELECT MAX(${column}) FROM documents WHERE hash = accepted_hash)`).join(', ');
