import { type FoundSubmission, isUndelivered } from './find.ts';
import { valueText } from './submission.ts';

/**
 * Submissions as CSV (RFC 4180) with a column for each field that occurs. A value that a spreadsheet would read as a formula, or that begins
 * with an apostrophe, gets an apostrophe before it.
 */
export function csv(submissions: readonly FoundSubmission[]): string {
  const fields = [...new Set(submissions.flatMap(({ body }) => Object.keys(body)))];
  const rows = submissions.map((submission) => {
    const { received, key, acceptedHash = '', edition = '', language = '', hashIsUnknown, body } = submission;
    const values = fields.map((field) => (Object.hasOwn(body, field) ? body[field] : ''));
    const accepted = [acceptedHash, hashIsUnknown ? 'unknown' : edition, language];
    return [new Date(received).toISOString(), key, deliveredWord(submission), ...accepted, ...values];
  });
  return [['Received', 'Key', 'Delivered', 'Accepted', 'Edition', 'Language', ...fields], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

/** `yes`, `no`, `suspect` or `deleted`; empty if submissions are not handed over. */
export function deliveredWord(submission: FoundSubmission): string {
  if (submission.isDeleted) return 'deleted';
  if (submission.body.suspect === true) return 'suspect';
  if (submission.deliveries.length === 0) return '';
  return isUndelivered(submission) ? 'no' : 'yes';
}

function cell(value: unknown): string {
  const text = valueText(value);
  // With a semicolon as list separator, as in Germany, spreadsheets begin a cell after each semicolon and line break, even in quoted text.
  const harmless = text.replace(/^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=['=+\-@＝＋－＠])/g, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
