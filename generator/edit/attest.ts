import { rolesFor } from '../model/attestation.ts';
import { type Attestable, type AttestedText, attestedTexts } from '../model/attested-texts.ts';
import { textHash } from '../model/canonical.ts';
import { groupBy } from '../model/group-by.ts';
import { checkOf, inTime, type LedgerEntry, lineOf, type Status, statuses, unsignedLineOf } from '../model/ledger.ts';
import type { People } from '../model/people.ts';
import type { FactWriter } from '../model/printed-text.ts';
import { type Signer, signingFault } from '../model/statements.ts';

/** A statement about texts of one document in one language. */
export interface Attestation {
  readonly document: string;
  readonly language: string;
  /** Empty for all texts of the document itself in that language. */
  readonly clauses: readonly string[];
  /** The name of an entry in people.ts. */
  readonly by: string;
  readonly writeFact: FactWriter;
  /** Signs for that person; absent without a private key on this machine. */
  readonly sign?: Signer | undefined;
  /** ISO date. */
  readonly at: string;
  readonly note?: string | undefined;
  /** The text is right although its source changed: the note gives the reason. */
  readonly unchanged?: boolean | undefined;
  /** ISO date: until then the translation may be published without a review. The status stays, and the note gives the reason. */
  readonly unreviewed?: string | undefined;
  /** Absent if the status does not change, because the meaning of the source did not change: the note gives the reason. */
  readonly status?: Status | undefined;
}

/** New lines of the ledger for all texts, or the reason for their absence. */
export type Attested =
  | { readonly lines: readonly string[]; readonly entries: readonly LedgerEntry[]; readonly untouched: number }
  | { readonly fault: string };

/** Returns the lines that an attestation adds to the ledger, or the violated rule. */
export function attest(content: Attestable, wanted: Attestation): Attested {
  const ofDocument = attestedTexts(content, wanted.writeFact).filter(({ document }) => document === wanted.document);
  const all = ofDocument.filter(({ language }) => language === wanted.language);
  const named = all.filter(({ clause }) => wanted.clauses.includes(clause));
  const given = wanted.clauses.length ? named : all.filter((clause) => isOpen(clause, wanted));
  const entries = given.map((clause) => entryOf(clause, wanted));
  const authors = groupBy(
    ofDocument.filter(({ isSource }) => isSource).flatMap(({ entries: ofSource }) => ofSource.filter(({ status }) => status === 'draft')),
    ({ clause, src }) => `${clause} ${src}`,
  );
  const people = content.people?.value ?? {};
  const fault =
    allowed(people, entries, wanted) ??
    (wanted.status ? rules : wanted.unreviewed ? unreviewedRules : editorialRules)
      .map((rule) => rule(given, wanted))
      .find((sentence) => sentence !== undefined) ??
    (wanted.unreviewed ? undefined : sharedHands(given, { ...wanted, authors, entries })) ??
    overruled(given, entries);
  return fault ? { fault } : { entries, lines: entries.map(lineOf), untouched: all.length - given.length };
}

/** The person may attest these statuses in this language, and signs if that is necessary. */
function allowed(people: People, entries: readonly LedgerEntry[], wanted: Attestation): string | undefined {
  const { by, at, language, sign, status, unreviewed } = wanted;
  if (unreviewed !== undefined) return signingFault(people, { by, at, roles: rolesFor.approved, signedBy: 'all' }, sign);
  const given = new Set([...entries.map((entry) => entry.status), ...(status ? [status] : [])]);
  return [...given]
    .map((one) =>
      signingFault(people, { by, at, roles: rolesFor[one], language, signedBy: one === 'approved' ? 'all' : 'those with a key' }, sign),
    )
    .find((sentence) => sentence !== undefined);
}

/** Returns a sentence if an attestation violates the rule. */
type Rule = (clauses: readonly AttestedText[], wanted: Attestation) => string | undefined;

/** Whether a text is included if none is named: it is stale, its status is lower, or no line is about its words. */
function isOpen({ state, isSource, entry, text }: AttestedText, { status, unreviewed }: Attestation): boolean {
  if (unreviewed !== undefined) return state === 'translated' && !isSource;
  if (!status || state === 'stale') return state === 'stale';
  return statuses.indexOf(state) < statuses.indexOf(status) || entry?.txt !== textHash(text);
}

/** A review needs a translator, from whose text it differs in nothing. */
const translatedBefore: Rule = (clauses, { status }) => {
  if (status !== 'reviewed') return undefined;
  const unattested = clauses.filter((clause) => !clause.isSource && !holdersOf(clause, 'translated').length);
  return unattested.length
    ? `No translator has attested ${listed(unattested)} yet. Do that first, with --status translated and the translator's name.`
    : undefined;
};

/** The four hands of a text, in order: no person has two neighbouring ones. */
const hands = [
  ['draft', 'wrote the source of', 'author'],
  ['translated', 'translated', 'translator'],
  ['reviewed', 'reviewed', 'reviewer'],
  ['approved', 'approved', 'approver'],
] as const;

interface Hands extends Attestation {
  /** The drafts of the sources, by clause and source text. */
  readonly authors: ReadonlyMap<string, readonly LedgerEntry[]>;
  readonly entries: readonly LedgerEntry[];
}

/** Four-eyes principle: another person made the statement before this one, and another makes the next. */
function sharedHands(clauses: readonly AttestedText[], { by, authors, entries }: Hands): string | undefined {
  for (const [index, clause] of clauses.entries()) {
    const chain = hands.filter(([status]) => !(clause.isSource && status === 'translated'));
    const own = chain.findIndex(([status]) => status === entries[index]?.status);
    const isDraftOfTranslation = own === 0 && !clause.isSource;
    for (const [status, did] of isDraftOfTranslation ? [] : [chain[own - 1], chain[own + 1]].flatMap((hand) => (hand ? [hand] : []))) {
      const drafts = authors.get(`${clause.clause} ${textHash(clause.source)}`) ?? [];
      const others = status === 'draft' ? drafts.map((entry) => entry.by) : holdersOf(clause, status);
      if (others.includes(by))
        return `'${by}' ${did} '${clause.clause}', and the ${chain[own]?.[2]} must be another person. Name that person with --by.`;
    }
  }
  return undefined;
}

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

const rules: readonly Rule[] = [nothingToTranslate, carriedOver, translatedBefore, reviewedBefore];

const isStale: Rule = (clauses, { document, language }) => {
  const fresh = clauses.filter(({ state }) => state !== 'stale');
  if (fresh.length) return `--editorial is for texts whose source has changed, and the source of ${listed(fresh)} has not. Use --status.`;
  return clauses.length ? undefined : `No text of '${document}' is stale in '${language}', so no status can be kept.`;
};

const isUntouched: Rule = (clauses) => {
  const edited = clauses.filter(({ entry, text }) => entry?.txt !== textHash(text));
  return edited.length
    ? `The text of ${listed(edited)} has changed as well, not only its source. Attest the new text with --status translated.`
    : undefined;
};

const isTranslated: Rule = (clauses) => {
  const others = clauses.filter(({ state, isSource }) => isSource || state !== 'translated');
  return others.length
    ? `--unreviewed is for translations that wait for their review, and ${listed(others)} ${others.length > 1 ? 'are' : 'is'} not among them. Leave them out.`
    : undefined;
};

const unreviewedRules: readonly Rule[] = [isTranslated];

const editorialRules: readonly Rule[] = [isStale, isUntouched];

/** Within a day the higher status counts as the later one, so a lower one would have no effect until the next day. */
function overruled(clauses: readonly AttestedText[], entries: readonly LedgerEntry[]): string | undefined {
  const index = clauses.findIndex(({ entry }, at) => {
    const next = entries[at];
    return entry && next && entry.src === next.src && entry.txt === next.txt && inTime(entry, next) > 0 && entry.status !== next.status;
  });
  const entry = clauses[index]?.entry;
  return entry && `'${entry.clause}' has been ${entry.status} since ${entry.at}. A lower status is possible from the next day on.`;
}

export function entryOf(
  { document, clause, language, source, text, given, entries, shown }: AttestedText,
  wanted: Pick<Attestation, 'by' | 'at' | 'note' | 'unreviewed' | 'status' | 'sign'>,
): LedgerEntry {
  const { by, at, note, unreviewed, sign } = wanted;
  const status = wanted.status ?? given ?? 'draft';
  const isRead = status === 'reviewed' || status === 'approved';
  const hashes = { src: textHash(source), source, txt: textHash(text), text };
  const named = new Set(entries.map((other) => other.supersedes));
  const supersedes = entries.map((other) => checkOf(lineOf(other))).findLast((check) => !named.has(check));
  const entry = {
    document,
    clause,
    language,
    ...hashes,
    status,
    by,
    at,
    ...(isRead && { shown: shown() }),
    ...(note && { note }),
    ...(unreviewed && { unreviewed }),
    ...(supersedes && { supersedes }),
  };
  return sign ? { ...entry, sig: sign(unsignedLineOf(entry)) } : entry;
}

/** The names of all who attested this text with a status. */
function holdersOf({ entries, text }: AttestedText, wanted: Status): string[] {
  return entries
    .filter(({ status, txt, unreviewed }) => status === wanted && txt === textHash(text) && unreviewed === undefined)
    .map(({ by }) => by);
}

const most = 5;

function listed(clauses: readonly AttestedText[]): string {
  const names = clauses.slice(0, most).map(({ clause }) => `'${clause}'`);
  const rest = clauses.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : new Intl.ListFormat('en-GB').format(names);
}
