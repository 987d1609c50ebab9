import { columns } from '../columns.ts';
import { deliveredWord } from './csv.ts';
import { type FoundSubmission, isUndelivered, type RecordedDocument } from './find.ts';
import { shortKey, valueText } from './submission.ts';

/** Submissions as a table. Columns without values are left out. */
export function submissionsTable(submissions: readonly FoundSubmission[]): string {
  if (submissions.length === 0) return 'There are no submissions.\n';
  const rows = submissions.map((submission) => {
    const { received, key, email = '', body } = submission;
    const accepted = acceptedWords(submission);
    return [moment(received), shortKey(key), printable(email), word(body.country), word(body.page), accepted, deliveryWords(submission)];
  });
  const names = ['received', 'key', 'email', 'country', 'page', 'accepted', 'delivered'];
  const used = names.map((_, index) => rows.some((row) => row[index] !== ''));
  return `${columns([names, ...rows].map((row) => row.filter((_, index) => used[index]))).join('\n')}\n`;
}

/** All data of one submission, with the documents that it accepted. */
export function submissionSheet(submission: FoundSubmission, documents: readonly RecordedDocument[]): string {
  const { key, received, body, deliveries, isDeleted } = submission;
  const fields = Object.entries(body).map(([name, value]) => [printable(name), indented(valueText(value))]);
  const lines = columns([['key', printable(key)], ['received', new Date(received).toISOString()], ...fields]);
  const handedOver = deliveries.map((delivery) => `${delivery.channel}: ${describe(delivery)}`);
  const notes = [...handedOver, ...(isDeleted ? ['The submission is deleted. Which text it accepted is kept apart from it.'] : [])];
  return [...lines, '', ...(notes.length ? [...notes, ''] : []), ...proof(submission, documents), ''].join('\n');
}

function proof({ acceptedHash: hash, edition, language }: FoundSubmission, documents: readonly RecordedDocument[]): string[] {
  if (hash === undefined) return ['The visitor accepted no document.'];
  const [first] = documents;
  if (!first)
    return [
      `Accepted: the document with the hash ${printable(hash)}. Its text is not recorded, because no served build contained it; edition show --hash looks for it among the editions.`,
    ];
  return [
    `Accepted: ${documents.map(({ document }) => document).join(', ')}`,
    ...(edition === undefined ? [] : [`Edition: ${edition}`]),
    `Language: ${language}`,
    `Hash: ${hash}`,
    'Published text:',
    '',
    first.text,
  ];
}

function acceptedWords({ acceptedHash, edition = 'no edition', language, hashIsUnknown }: FoundSubmission): string {
  if (acceptedHash === undefined) return '';
  return hashIsUnknown ? 'unknown text' : `${edition} ${language}`;
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

/** A text of a visitor in one line, without control characters, which could control a terminal, also those that turn what follows around. */
const printable = (text: string) => text.replace(/\s+/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '�');

const indented = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(printable)
    .join('\n    ');
