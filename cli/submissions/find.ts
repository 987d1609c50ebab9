import { groupBy } from '../../generator/index.ts';
import type { Database } from './file-database.ts';
import { type KeptSubmission, shortKey, submissionOf } from './submission.ts';

/** The state of the delivery of a submission on one channel. */
interface Delivery {
  readonly channel: string;
  readonly attempts: number;
  /** Milliseconds since 1970; absent until the receiver accepts the submission. */
  readonly delivered?: number;
  readonly lastError?: string;
}

/** A submission with its deliveries, or the acceptance of one that is deleted. */
export interface FoundSubmission extends KeptSubmission {
  readonly deliveries: readonly Delivery[];
  /** The edition whose text was accepted; absent for a text that was not an edition. */
  readonly edition?: string;
  readonly language?: string;
  /** No served build had a text with the accepted hash. */
  readonly hashIsUnknown?: true;
  /** The submission is deleted. Its acceptance is left. */
  readonly isDeleted?: true;
}

/** Whether some channel has not accepted the submission. */
export const isUndelivered = ({ deliveries }: FoundSubmission): boolean => deliveries.some(({ delivered }) => delivered === undefined);

/** All submissions, and the acceptances of deleted ones, the newest first. */
export async function allSubmissions(database: Database): Promise<readonly FoundSubmission[]> {
  const [submissions, deliveries] = [
    await database.execute(
      `SELECT id, key, IFNULL(submissions.received, acceptances.received) AS received, email, IFNULL(accepted_hash, hash) AS accepted_hash,
        IFNULL(body, '{}') AS body, edition, language, id IS NULL AS is_deleted
      FROM submissions FULL JOIN acceptances USING (key) ORDER BY 3 DESC, id DESC`,
    ),
    await database.execute('SELECT * FROM deliveries ORDER BY channel'),
  ];
  const bySubmission = groupBy(deliveries.rows, (row) => Number(row.submission));
  return submissions.rows.map((row) => ({
    ...submissionOf(row),
    ...(typeof row.edition === 'string' && { edition: row.edition }),
    ...(typeof row.language === 'string' ? { language: row.language } : row.accepted_hash !== null && { hashIsUnknown: true as const }),
    ...(row.is_deleted === 1 && { isDeleted: true as const }),
    deliveries: (bySubmission.get(Number(row.id)) ?? []).map(({ channel, attempts, delivered, last_error: lastError }) => ({
      channel: String(channel),
      attempts: Number(attempts),
      ...(delivered !== null && { delivered: Number(delivered) }),
      ...(typeof lastError === 'string' && { lastError }),
    })),
  }));
}

/** The submission with the key; without one, those whose key begins with it or is shortened to it. */
export async function submissionsOfKey(database: Database, key: string): Promise<readonly FoundSubmission[]> {
  const all = await allSubmissions(database);
  const exact = all.filter((one) => one.key === key);
  return exact.length ? exact : all.filter((one) => one.key.startsWith(key) || shortKey(one.key) === key);
}

export interface RecordedDocument {
  readonly document: string;
  readonly edition?: string;
  readonly language: string;
  readonly text: string;
}

/** The documents with a hash, sorted by their addresses: several addresses may have the same text. */
export async function documentsOfHash(database: Database, hash: string): Promise<readonly RecordedDocument[]> {
  const { rows } = await database.execute({ sql: 'SELECT * FROM documents WHERE hash = ? ORDER BY document', args: [hash] });
  return rows.map(({ document, edition, language, text }) => ({
    document: String(document),
    ...(typeof edition === 'string' && { edition }),
    language: String(language),
    text: String(text),
  }));
}
