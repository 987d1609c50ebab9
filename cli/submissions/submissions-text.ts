import { columns } from '../columns.ts';
import { deliveredWord } from './csv.ts';
import { type FoundSubmission, isUndelivered, type RecordedDocument } from './find.ts';
import { shortKey } from './short-key.ts';
import { valueText } from './value-text.ts';

/** Submissions as a table: when, key, whose, where, and whether they are handed over. */
export function submissionsTable(submissions: readonly FoundSubmission[]): string {
  if (submissions.length === 0) return 'There are none.\n';
  const rows = submissions.map((submission) => {
    const { received, key, email = '', body } = submission;
    return [moment(received), shortKey(key), printable(email), word(body.country), word(body.page), deliveryWords(submission)];
  });
  const names = ['received', 'key', 'email', 'country', 'page', 'delivered'];
  const used = names.map((_, index) => rows.some((row) => row[index] !== ''));
  return `${columns([names, ...rows].map((row) => row.filter((_, index) => used[index]))).join('\n')}\n`;
}

/** Everything about one submission, with the documents that it accepted. */
export function submissionSheet(submission: FoundSubmission, documents: readonly RecordedDocument[]): string {
  const { key, received, acceptedHash, body, deliveries } = submission;
  const fields = Object.entries(body).map(([name, value]) => [printable(name), indented(valueText(value))]);
  const lines = columns([['key', printable(key)], ['received', new Date(received).toISOString()], ...fields]);
  const handedOver = deliveries.map((delivery) => `${delivery.channel}: ${describe(delivery)}`);
  return [...lines, '', ...(handedOver.length ? [...handedOver, ''] : []), ...proof(acceptedHash, documents), ''].join('\n');
}

function proof(hash: string | undefined, documents: readonly RecordedDocument[]): string[] {
  if (hash === undefined) return ['No document was accepted with it.'];
  const [first] = documents;
  if (!first)
    return [`Accepted: the document with the hash ${printable(hash)}. No build that was served had it, so its text is not recorded.`];
  return [
    `Accepted: ${documents.map(({ document }) => document).join(', ')}`,
    ...(first.edition === undefined ? [] : [`Edition: ${first.edition}`]),
    `Language: ${first.language}`,
    `Hash: ${hash}`,
    'Text as it was published:',
    '',
    first.text,
  ];
}

function deliveryWords(submission: FoundSubmission): string {
  if (!isUndelivered(submission)) return deliveredWord(submission);
  return `no: ${submission.deliveries
    .filter(({ delivered }) => delivered === undefined)
    .map((delivery) => `${delivery.channel} ${describe(delivery)}`)
    .join('; ')}`;
}

function describe({ attempts, delivered, lastError }: FoundSubmission['deliveries'][number]): string {
  if (delivered !== undefined) return `delivered ${moment(delivered)}`;
  const times = attempts === 1 ? 'tried once' : attempts === 0 ? 'not tried yet' : `tried ${attempts} times`;
  return lastError === undefined ? times : `${times}, ${lastError}`;
}

const moment = (time: number) => new Date(time).toISOString().replace('T', ' ').slice(0, 16);

const word = (value: unknown) => (typeof value === 'string' ? printable(value) : '');

/** A text of a visitor in one line, without signs that a terminal would obey. */
const printable = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '�');

const indented = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(printable)
    .join('\n    ');
