import type { FoundSubmission } from './find.ts';
import { isUndelivered } from './find.ts';
import { valueText } from './value-text.ts';

/**
 * Submissions as CSV (RFC 4180) with one column for each field that one of them has. What a spreadsheet would take for a formula, and an apostrophe
 * in its place, gets an apostrophe before it.
 */
export function csv(submissions: readonly FoundSubmission[]): string {
  const fields = [...new Set(submissions.flatMap(({ body }) => Object.keys(body)))];
  const rows = submissions.map((submission) => {
    const { received, key, acceptedHash = '', body } = submission;
    const values = fields.map((field) => (Object.hasOwn(body, field) ? body[field] : ''));
    return [new Date(received).toISOString(), key, deliveredWord(submission), acceptedHash, ...values];
  });
  return [['Received', 'Key', 'Delivered', 'Accepted', ...fields], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** `yes` or `no`; nothing where submissions are not handed over. */
export function deliveredWord(submission: FoundSubmission): string {
  if (submission.deliveries.length === 0) return '';
  return isUndelivered(submission) ? 'no' : 'yes';
}

function cell(value: unknown): string {
  const text = valueText(value);
  // Where the list separator is a semicolon, as in Germany, a spreadsheet begins a cell behind each, and a row in a quoted text, too.
  const harmless = text.replace(/^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=['=+\-@＝＋－＠])/g, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
