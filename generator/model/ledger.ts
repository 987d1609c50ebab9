import { textHash } from './canonical.ts';

/** From nothing to the last word. A text about which the ledger says nothing is a draft. */
export const statuses = ['draft', 'translated', 'reviewed', 'approved'] as const;
export type Status = (typeof statuses)[number];

/** Where the ledger is, in the content folder. */
export const ledgerPath = 'terms/ledger.jsonl';

/** What somebody said about one clause in one language: one line of the ledger. It counts while both hashes fit the texts. */
export interface LedgerEntry {
  readonly document: string;
  readonly clause: string;
  readonly language: string;
  /** Hash of the source text, and the text itself (canonical), so that a later change can be shown. */
  readonly src: string;
  readonly source: string;
  /** Hash of the text that is spoken of, and the text. */
  readonly txt: string;
  readonly text: string;
  readonly status: Status;
  /** A name, with a role before it where one is needed: `legal:Ida Muster`. */
  readonly by: string;
  /** ISO date. */
  readonly at: string;
  readonly note?: string;
  /** The check of the line about the same clause that came before, so that nobody removes it unnoticed. */
  readonly supersedes?: string;
}

/** Lines of the ledger that cannot be read are reported while it is loaded, and say nothing. */
export type Ledger = readonly LedgerEntry[];

const fields = ['document', 'clause', 'language', 'src', 'source', 'txt', 'text', 'status', 'by', 'at'] as const;

/** An entry as a line, closed by a hash of the line itself: lines depend on no other line, so those of two branches merge by union. */
export function lineOf(entry: LedgerEntry): string {
  const body = bodyOf(entry);
  return JSON.stringify({ ...body, check: textHash(JSON.stringify(body)) });
}

/** The hash that closes a line: by it another line names this one. */
export function checkOf(line: string): string | undefined {
  return /"check":"(\w+)"\}$/.exec(line)?.[1];
}

/** The entry of a line, or why it has none. */
export function readLine(line: string): LedgerEntry | { readonly fault: 'no JSON' | 'no entry' | 'changed' } {
  const value = parsed(line);
  if (value === undefined) return { fault: 'no JSON' };
  if (!isEntry(value)) return { fault: 'no entry' };
  return lineOf(value) === line ? bodyOf(value) : { fault: 'changed' };
}

/** Orders entries: the last one says what holds. On one day the higher status is the later one; the rest only makes the order total. */
export function inTime(a: LedgerEntry, b: LedgerEntry): number {
  return order(a.at, b.at) || statuses.indexOf(a.status) - statuses.indexOf(b.status) || order(textHash(lineOf(a)), textHash(lineOf(b)));
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function bodyOf(entry: LedgerEntry): LedgerEntry {
  const { note, supersedes } = entry;
  const always = Object.fromEntries(fields.map((field) => [field, entry[field]])) as unknown as LedgerEntry;
  return { ...always, ...(note && { note }), ...(supersedes && { supersedes }) };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is LedgerEntry {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Partial<Record<keyof LedgerEntry, unknown>>;
  return (
    fields.every((field) => typeof given[field] === 'string') &&
    [given.note, given.supersedes].every((field) => field === undefined || typeof field === 'string') &&
    statuses.some((status) => status === given.status) &&
    /^\d{4}-\d{2}-\d{2}$/.test(given.at as string)
  );
}
