import { type AttestedClause, attestedClauses } from '../model/attested-clauses.ts';
import { textHash } from '../model/canonical.ts';
import type { SharedContent } from '../model/content.ts';
import { checkOf, inTime, type LedgerEntry, lineOf, type Status, statuses } from '../model/ledger.ts';

/** A statement about clauses of one document in one language. */
export interface Attestation {
  readonly document: string;
  readonly language: string;
  /** Empty for all clauses of the document itself in that language. */
  readonly clauses: readonly string[];
  readonly by: string;
  /** ISO date. */
  readonly at: string;
  readonly note?: string | undefined;
  /** The text is right although its source changed: the note gives the reason. */
  readonly unchanged?: boolean | undefined;
  /** Absent if the status does not change, because the meaning of the source did not change: the note gives the reason. */
  readonly status?: Status | undefined;
}

/** New lines of the ledger for all clauses, or the reason for their absence. */
export type Attested =
  | { readonly lines: readonly string[]; readonly entries: readonly LedgerEntry[]; readonly untouched: number }
  | { readonly fault: string };

/** Returns the lines that an attestation adds to the ledger, or the violated rule. */
export function attest(content: Pick<SharedContent, 'contracts' | 'ledger'>, wanted: Attestation): Attested {
  const all = attestedClauses(content).filter(({ document, language }) => document === wanted.document && language === wanted.language);
  const named = all.filter(({ clause }) => wanted.clauses.includes(clause));
  const given = wanted.clauses.length ? named : all.filter((clause) => isOpen(clause, wanted.status));
  const entries = given.map((clause) => entryOf(clause, wanted));
  const broken = [approval, ...(wanted.status ? rules : editorialRules)].map((rule) => rule(given, wanted));
  const fault = broken.find((sentence) => sentence !== undefined) ?? overruled(given, entries);
  return fault ? { fault } : { entries, lines: entries.map(lineOf), untouched: all.length - given.length };
}

/** Returns a sentence if an attestation violates the rule. */
type Rule = (clauses: readonly AttestedClause[], wanted: Attestation) => string | undefined;

/** Whether a clause is included if none is named: it is stale, or its status is lower. */
function isOpen({ state }: AttestedClause, status: Status | undefined): boolean {
  if (!status) return state === 'stale';
  return state === 'stale' || statuses.indexOf(state) < statuses.indexOf(status);
}

/** An approval binds the provider, so it requires an authorised role. */
const approval: Rule = (clauses, { status, by }) => {
  const approves = status ? status === 'approved' : clauses.some(({ entry }) => entry?.status === 'approved');
  return approves && !/^legal:\s*\S/.test(by)
    ? `Only the role 'legal' can approve. If you have it, write --by 'legal:${withoutRole(by) || 'NAME'}'.`
    : undefined;
};

/** Four-eyes principle: the reviewer of a translation is not its translator, so there must be a translator. */
const reviewer: Rule = (clauses, { status, by }) => {
  if (status !== 'reviewed') return undefined;
  const translations = clauses.filter(({ isSource }) => !isSource);
  const unattested = translations.filter((clause) => !translatorsOf(clause).length);
  if (unattested.length)
    return `No translator has attested ${listed(unattested)} yet. Do that first, with --status translated and the translator's name.`;
  const own = translations.filter((clause) => translatorsOf(clause).some((name) => person(name) === person(by)));
  return own.length ? `${by} translated ${listed(own)}, and the reviewer must be another person. Name the reviewer with --by.` : undefined;
};

/** Four-eyes principle for approvals: a second person has reviewed the translation. */
const reviewedBefore: Rule = (clauses, { status }) => {
  if (status !== 'approved') return undefined;
  const unread = clauses.filter(({ isSource, state }) => !isSource && state !== 'reviewed' && state !== 'approved');
  return unread.length
    ? `The translation of ${listed(unread)} must be reviewed before it is approved. Attest the review first, with --status reviewed and the reviewer's name.`
    : undefined;
};

const nothingToTranslate: Rule = (clauses, { document, language, status }) =>
  status === 'translated' && clauses.some(({ isSource }) => isSource)
    ? `'${language}' is the source language of '${document}': its texts are not translations. They can be reviewed and approved.`
    : undefined;

/** A translation that did not change with its source is likely outdated, unless a note gives a reason. */
const carriedOver: Rule = (clauses, { status, unchanged }) => {
  if (status === 'draft') return undefined;
  const same = clauses.filter(({ state, entry, text }) => state === 'stale' && entry?.txt === textHash(text));
  if (unchanged) {
    const others = clauses.filter((clause) => !same.includes(clause));
    return others.length
      ? `--unchanged is for texts that are the same as before their source changed, and ${listed(others)} ${others.length > 1 ? 'are' : 'is'} not among them. Leave it out, or name only such clauses.`
      : undefined;
  }
  return same.length
    ? `The text of ${listed(same)} is the same as before its source changed. Carry the change over first; if the text is right without a change, give the reason with --unchanged 'REASON', or with --editorial 'REASON' instead of --status if the meaning of the source is the same.`
    : undefined;
};

const rules: readonly Rule[] = [nothingToTranslate, carriedOver, reviewer, reviewedBefore];

const isStale: Rule = (clauses, { document, language }) => {
  const fresh = clauses.filter(({ state }) => state !== 'stale');
  if (fresh.length) return `--editorial is for clauses whose source has changed, and the source of ${listed(fresh)} has not. Use --status.`;
  return clauses.length ? undefined : `No clause of '${document}' is stale in '${language}', so no status can be kept.`;
};

const isUntouched: Rule = (clauses) => {
  const edited = clauses.filter(({ entry, text }) => entry?.txt !== textHash(text));
  return edited.length
    ? `The text of ${listed(edited)} has changed as well, not only its source. Attest the new text with --status translated.`
    : undefined;
};

/** Keeping the status of a review requires the right to review. */
const keepsReview: Rule = (clauses, wanted) =>
  reviewer(
    clauses.filter(({ entry }) => entry?.status === 'reviewed'),
    { ...wanted, status: 'reviewed' },
  );

const editorialRules: readonly Rule[] = [isStale, isUntouched, keepsReview];

/** Within a day the higher status counts as the later one, so a lower one would have no effect until the next day. */
function overruled(clauses: readonly AttestedClause[], entries: readonly LedgerEntry[]): string | undefined {
  const index = clauses.findIndex(({ entry }, at) => {
    const next = entries[at];
    return entry && next && entry.src === next.src && entry.txt === next.txt && inTime(entry, next) > 0 && entry.status !== next.status;
  });
  const entry = clauses[index]?.entry;
  return entry && `'${entry.clause}' has been ${entry.status} since ${entry.at}. A lower status is possible from the next day on.`;
}

/** The entry of the ledger for one clause. */
export function entryOf(
  { document, clause, language, source, text, entry, entries }: AttestedClause,
  wanted: Pick<Attestation, 'by' | 'at' | 'note' | 'status'>,
): LedgerEntry {
  const { by, at, note } = wanted;
  const status = wanted.status ?? entry?.status ?? 'draft';
  const hashes = { src: textHash(source), source, txt: textHash(text), text };
  const named = new Set(entries.map((other) => other.supersedes));
  const supersedes = entries.map((other) => checkOf(lineOf(other))).findLast((check) => !named.has(check));
  return { document, clause, language, ...hashes, status, by, at, ...(note && { note }), ...(supersedes && { supersedes }) };
}

/** The names of all translators in the attestations of this text. */
function translatorsOf({ entries, text }: AttestedClause): string[] {
  return entries.filter(({ status, txt }) => status === 'translated' && txt === textHash(text)).map(({ by }) => by);
}

/** A name without its role: `legal:Ada` and `ada` are one person. */
const person = (name: string) => withoutRole(name).normalize('NFC').toLowerCase();

const withoutRole = (name: string) => name.replace(/^[^:]*:/, '').trim();

const most = 5;

function listed(clauses: readonly AttestedClause[]): string {
  const names = clauses.slice(0, most).map(({ clause }) => `'${clause}'`);
  const rest = clauses.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : new Intl.ListFormat('en-GB').format(names);
}
