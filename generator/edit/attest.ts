import { type AttestedClause, attestedClauses } from '../model/attested-clauses.ts';
import { textHash } from '../model/canonical.ts';
import type { SharedContent } from '../model/content.ts';
import { checkOf, inTime, type LedgerEntry, lineOf, type Status, statuses } from '../model/ledger.ts';

/** A statement about clauses of one document in one language. */
export interface Attestation {
  readonly document: string;
  readonly language: string;
  /** Empty: all clauses of the document itself in that language. */
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

/** New lines of the ledger, or why there can be none. All clauses or none. */
export type Attested =
  | { readonly lines: readonly string[]; readonly entries: readonly LedgerEntry[]; readonly untouched: number }
  | { readonly fault: string };

/** The lines that an attestation adds to the ledger, or the violated rule. */
export function attest(content: Pick<SharedContent, 'contracts' | 'ledger'>, wanted: Attestation): Attested {
  const all = attestedClauses(content).filter(({ document, language }) => document === wanted.document && language === wanted.language);
  const named = all.filter(({ clause }) => wanted.clauses.includes(clause));
  const given = wanted.clauses.length ? named : all.filter((clause) => isOpen(clause, wanted.status));
  for (const rule of [worthOf(wanted), ...(wanted.status ? rules : editorialRules)]) {
    const fault = rule(given, wanted);
    if (fault) return { fault };
  }
  const entries = given.map((clause) => entryOf(clause, wanted));
  const fault = overruled(given, entries);
  return fault ? { fault } : { entries, lines: entries.map(lineOf), untouched: all.length - given.length };
}

type Rule = (clauses: readonly AttestedClause[], wanted: Attestation) => string | undefined;

/** Without named clauses, those that have this status or a higher one are left out. */
function isOpen({ state }: AttestedClause, status: Status | undefined): boolean {
  if (!status) return state === 'stale';
  return state === 'stale' || statuses.indexOf(state) < statuses.indexOf(status);
}

/** An approval binds the provider, so it requires an authorised role. */
function worthOf({ status }: Attestation): Rule {
  return (clauses, { by }) => {
    const approves = status ? status === 'approved' : clauses.some(({ entry }) => entry?.status === 'approved');
    return approves && !/^legal:\s*\S/.test(by)
      ? `Only somebody with the role 'legal' can approve. Write --by 'legal:${by.replace(/^[^:]*:/, '').trim() || 'NAME'}' if that is so.`
      : undefined;
  };
}

/** Four-eyes principle: the reviewer of a translation is not its translator, so there must be a translator. */
const reviewer: Rule = (clauses, { status, by }) => {
  if (status !== 'reviewed') return undefined;
  const translations = clauses.filter(({ isSource }) => !isSource);
  const nobodys = translations.filter((clause) => !translatorsOf(clause).length);
  if (nobodys.length)
    return `Nobody has said yet that they translated ${listed(nobodys)}. Attest that first, with --status translated and the translator's name.`;
  const own = translations.filter((clause) => translatorsOf(clause).some((name) => person(name) === person(by)));
  return own.length
    ? `${by} translated ${listed(own)}, and a translation is reviewed by somebody else. Name the reviewer with --by.`
    : undefined;
};

/** Four-eyes principle for approvals: somebody else has reviewed the translation. */
const reviewedBefore: Rule = (clauses, { status }) => {
  if (status !== 'approved') return undefined;
  const unread = clauses.filter(({ isSource, state }) => !isSource && state !== 'reviewed' && state !== 'approved');
  return unread.length
    ? `Nobody has reviewed ${listed(unread)} yet, and a translation is approved after its review. Attest that first, with --status reviewed and the reviewer's name.`
    : undefined;
};

const nothingToTranslate: Rule = (clauses, { document, language, status }) =>
  status === 'translated' && clauses.some(({ isSource }) => isSource)
    ? `'${language}' is the source language of '${document}': its texts are no translations. They can be reviewed and approved.`
    : undefined;

/** A translation that did not change with its source is likely outdated, unless a note gives a reason. */
const carriedOver: Rule = (clauses, { status, unchanged }) => {
  if (status === 'draft') return undefined;
  const same = clauses.filter(({ state, entry, text }) => state === 'stale' && entry?.txt === textHash(text));
  if (unchanged) {
    const others = clauses.filter((clause) => !same.includes(clause));
    return others.length
      ? `--unchanged is for texts that are the same as before their source changed, and ${listed(others)} ${others.length > 1 ? 'are' : 'is'} not among them. Leave it out, or name the clauses that it is for.`
      : undefined;
  }
  return same.length
    ? `The text of ${listed(same)} is the same as before its source changed. Carry the change over first; if the text is right as it is, say why with --unchanged 'REASON', and if the change does not touch the meaning, with --editorial 'REASON' instead of --status.`
    : undefined;
};

const rules: readonly Rule[] = [nothingToTranslate, carriedOver, reviewer, reviewedBefore];

const isStale: Rule = (clauses, { document, language }) => {
  const fresh = clauses.filter(({ state }) => state !== 'stale');
  if (fresh.length) return `--editorial is for clauses whose source has changed, and the source of ${listed(fresh)} has not. Use --status.`;
  return clauses.length ? undefined : `No clause of '${document}' is stale in '${language}', so there is nothing to keep.`;
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
  return entry && `'${entry.clause}' has been ${entry.status} since ${entry.at}. It can be given a lower status from the day after that.`;
}

function entryOf({ document, clause, language, source, text, entry, entries }: AttestedClause, wanted: Attestation): LedgerEntry {
  const { by, at, note } = wanted;
  const status = wanted.status ?? entry?.status ?? 'draft';
  const hashes = { src: textHash(source), source, txt: textHash(text), text };
  const named = new Set(entries.map((other) => other.supersedes));
  const supersedes = entries.map((other) => checkOf(lineOf(other))).findLast((check) => !named.has(check));
  return { document, clause, language, ...hashes, status, by, at, ...(note && { note }), ...(supersedes && { supersedes }) };
}

/** Everybody who attested to have translated this text. */
function translatorsOf({ entries, text }: AttestedClause): string[] {
  return entries.filter(({ status, txt }) => status === 'translated' && txt === textHash(text)).map(({ by }) => by);
}

/** A name without its role: `legal:Ada` and `ada` are one person. */
const person = (name: string) =>
  name
    .replace(/^[^:]*:/, '')
    .trim()
    .normalize('NFC')
    .toLowerCase();

const most = 5;

function listed(clauses: readonly AttestedClause[]): string {
  const names = clauses.slice(0, most).map(({ clause }) => `'${clause}'`);
  const rest = clauses.length - names.length;
  if (rest > 0) return `${names.join(', ')} and ${rest} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
