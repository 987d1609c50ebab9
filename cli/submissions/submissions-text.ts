import { columns } from '../columns.ts';
import { deliveredWord } from './csv.ts';
import { type FoundSubmission, isUndelivered, type RecordedDocument } from './find.ts';
import { shortKey, valueText } from './submission.ts';

/** Submissions as a table. Columns without values are left out. */
export function submissionsTable(submissions: readonly FoundSubmission[]): string {
  if (submissions.length === 0) return 'There are no submissions.\n';
  const rows = submissions.map((submission) => {
    const { received, key, email = '', body } = submission;
    return [moment(received), shortKey(key), printable(email), word(body.country), word(body.page), deliveryWords(submission)];
  });
  const names = ['received', 'key', 'email', 'country', 'page', 'delivered'];
  const used = names.map((_, index) => rows.some((row) => row[index] !== ''));
  return `${columns([names, ...rows].map((row) => row.filter((_, index) => used[index]))).join('\n')}\n`;
}

/** All data of one submission, with the documents that it accepted. */
export function submissionSheet(submission: FoundSubmission, documents: readonly RecordedDocument[]): string {
  const { key, received, acceptedHash, body, deliveries } = submission;
  const fields = Object.entries(body).map(([name, value]) => [printable(name), indented(valueText(value))]);
  const lines = columns([['key', printable(key)], ['received', new Date(received).toISOString()], ...fields]);
  const handedOver = deliveries.map((delivery) => `${delivery.channel}: ${describe(delivery)}`);
  return [...lines, '', ...(handedOver.length ? [...handedOver, ''] : []), ...proof(acceptedHash, documents), ''].join('\n');
}

function proof(hash: string | undefined, documents: readonly RecordedDocument[]): string[] {
  if (hash === undefined) return ['The visitor accepted no document.'];
  const [first] = documents;
  if (!first)
    return [`Accepted: the document with the hash ${printable(hash)}. Its text is not recorded, because no served build contained it.`];
  return [
    `Accepted: ${documents.map(({ document }) => document).join(', ')}`,
    ...(first.edition === undefined ? [] : [`Edition: ${first.edition}`]),
    `Language: ${first.language}`,
    `Hash: ${hash}`,
    'Published text:',
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

/** A text of a visitor in one line, without control characters, which could control a terminal. */
const printable = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '�');

const indented = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(printable)
    .join('\n    ');
