import { textHash } from './canonical.ts';

/** In order. A text without an entry in the ledger is a draft. */
export const statuses = ['draft', 'translated', 'reviewed', 'approved'] as const;
/** How far a text of a contract is in one language. */
export type Status = (typeof statuses)[number];

/** The path of the ledger in the content folder. */
export const ledgerPath = 'terms/ledger.jsonl';

/** A line of the ledger: a person's statement about one text of a contract in one language. It is valid as long as both hashes fit the texts. */
export interface LedgerEntry {
  /** The document or the appendix with the text: `common`, `price-list`. */
  readonly document: string;
  /** The path of the text: `scope.heading` for a clause, `title`, `meta.description`. */
  readonly clause: string;
  /** The language of the attested text. */
  readonly language: string;
  /** Hash of the source text. */
  readonly src: string;
  /** That text (canonical), to show later changes. */
  readonly source: string;
  /** Hash of the attested text. */
  readonly txt: string;
  /** That text (canonical). */
  readonly text: string;
  /** The attested status. */
  readonly status: Status;
  /** The name of an entry in people.ts. */
  readonly by: string;
  /** ISO date. */
  readonly at: string;
  /** Document → the text as it printed it: its number, a tab, its words. Reviews and approvals hold while it is printed like this. */
  readonly shown?: Readonly<Record<string, string>>;
  /** A remark of that person. */
  readonly note?: string;
  /** ISO date of the last day on which the translation may be published although no second person has reviewed it. */
  readonly unreviewed?: string;
  /** The hash of the previous line about the same clause, so that removing that line is noticed. */
  readonly supersedes?: string;
  /** The person's signature (Ed25519, base64) of the line without it. */
  readonly sig?: string;
}

/** Lines that cannot be read are reported while the ledger is loaded, and left out. */
export type Ledger = readonly LedgerEntry[];

const fields = ['document', 'clause', 'language', 'src', 'source', 'txt', 'text', 'status', 'by', 'at'] as const;

/** An entry as a line with a hash of itself: lines do not depend on others, so those of two branches merge by union. */
export function lineOf({ sig, ...entry }: LedgerEntry): string {
  const body = bodyOf(entry);
  return JSON.stringify({ ...body, check: textHash(JSON.stringify(body)), ...(sig && { sig }) });
}

/** The line without its signature, which the signature covers. */
export const unsignedLineOf = ({ sig: _, ...entry }: LedgerEntry): string => lineOf(entry);

/** The hash in a line, by which another line refers to it. */
export function checkOf(line: string): string | undefined {
  return /"check":"(\w+)"(?:,"sig":"[^"]*")?\}$/.exec(line)?.[1];
}

/** The entry of a line, or why it is invalid. */
export function readLine(line: string): LedgerEntry | { readonly fault: 'no JSON' | 'no entry' | 'changed' } {
  const value = parsed(line);
  if (value === undefined) return { fault: 'no JSON' };
  if (!isEntry(value)) return { fault: 'no entry' };
  const { sig } = value;
  return lineOf(value) === line ? { ...bodyOf(value), ...(sig && { sig }) } : { fault: 'changed' };
}

/** Orders entries: the last one is valid. Within a day the higher status is the later one, then a waiver of the review; hashes make it total. */
export function inTime(a: LedgerEntry, b: LedgerEntry): number {
  return (
    order(a.at, b.at) ||
    statuses.indexOf(a.status) - statuses.indexOf(b.status) ||
    order(a.unreviewed ?? '', b.unreviewed ?? '') ||
    order(textHash(lineOf(a)), textHash(lineOf(b)))
  );
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function bodyOf(entry: LedgerEntry): LedgerEntry {
  const { shown, note, unreviewed, supersedes } = entry;
  const always = Object.fromEntries(fields.map((field) => [field, entry[field]])) as unknown as LedgerEntry;
  return {
    ...always,
    ...(shown && { shown }),
    ...(note && { note }),
    ...(unreviewed && { unreviewed }),
    ...(supersedes && { supersedes }),
  };
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
    [given.note, given.unreviewed, given.supersedes, given.sig].every((field) => field === undefined || typeof field === 'string') &&
    (given.shown === undefined || isTexts(given.shown)) &&
    statuses.some((status) => status === given.status) &&
    /^\d{4}-\d{2}-\d{2}$/.test(given.at as string)
  );
}

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
