import { join } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import {
  type Attestation,
  type Attested,
  type AttestedClause,
  attest as attestContent,
  attestedClauses,
  type Content,
  closestMatch,
  documentsOf,
  isDay,
  lastDay,
  ledgerPath,
  personOf,
  readContent,
  reasonPattern,
  statuses,
} from '../../generator/index.ts';
import { appendLines } from '../append-lines.ts';
import { UsageError } from '../command-errors.ts';
import { signerFor } from '../keys.ts';
import { choice, type SiteOptions, siteOf } from '../options.ts';
import { reportErrors } from '../print.ts';

interface AttestOptions extends SiteOptions {
  readonly language: readonly string[];
  readonly by: string;
  readonly status?: string;
  readonly note?: string;
  readonly editorial?: string;
  readonly unchanged?: string;
  readonly unreviewed?: string;
  readonly until?: string;
}

/** Appends attestations of clauses to the ledger. Exit code 0, 1 if the content has errors, 2 if a rule forbids it. */
export async function attest(document: string, clauses: readonly string[], options: AttestOptions): Promise<number> {
  const site = await siteOf(options);
  const { status, note, by, unchanged, unreviewed } = attestationOf(options, site.today);
  const { content, diagnostics } = await readContent(site);
  if (!content) return reportErrors(diagnostics, site);
  const { writeFact } = await site.config();
  const clausesOfAll = attestedClauses(content, writeFact);
  const places = names(options.language).map((language) => placeOf(content, clausesOfAll, { document, language }));
  for (const place of places) for (const clause of clauses) checkClause(clausesOfAll, clause, place);
  const at = site.today;
  const sign = await signerFor(personOf(content.people?.value ?? {}, by));
  // Writes all languages or none, like clauses.
  const attestations = places.map((place) => {
    const attested = attestContent(content, { ...place, clauses, by, sign, writeFact, status, note, unchanged, unreviewed, at });
    if ('fault' in attested) throw new UsageError(attested.fault);
    return { place, attested };
  });
  const lines = attestations.flatMap(({ attested }) => attested.lines);
  if (lines.length) await write(join(options.content, ledgerPath), lines);
  for (const { place, attested } of attestations) process.stdout.write(summary(attested, { ...place, status }));
  return 0;
}

async function write(file: string, lines: readonly string[]): Promise<void> {
  await appendLines(file, lines).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The ledger ${file} cannot be written: ${error.message}. Make it writable and attest again.`);
  });
}

/** The attestation in the options; throws usage errors that need no content. */
function attestationOf(options: AttestOptions, today: string): Pick<Attestation, 'by' | 'status' | 'note' | 'unchanged' | 'unreviewed'> {
  const { by, status, note, editorial, unchanged, unreviewed, until } = options;
  if (unreviewed !== undefined) {
    if (!reasonPattern.test(unreviewed))
      throw new UsageError('--unreviewed needs a reason of at least three words: why the translation is published without a review.');
    if ([status, note, editorial, unchanged].some((one) => one !== undefined))
      throw new UsageError('--unreviewed keeps the status, and its reason is the note. Give it with --until alone.');
    if (until === undefined || !isDay(until) || until < today || until > lastDay(today))
      throw new UsageError(`--until is the last day without a review, from ${today} to ${lastDay(today)}. Give one of them.`);
    return { by, status: undefined, note: unreviewed.trim(), unreviewed: until };
  }
  if (until !== undefined) throw new UsageError('--until belongs to --unreviewed. Remove it.');
  if (editorial === undefined) {
    if (status === undefined) throw new UsageError(`--status is missing. Give one of ${statuses.join(', ')}.`);
    if (unchanged === undefined) return { by, status: choice('status', status, statuses), note: note?.trim() };
    if (!reasonPattern.test(unchanged))
      throw new UsageError('--unchanged needs a reason of at least three words: why the text is right although its source has changed.');
    if (note !== undefined) throw new UsageError('The reason of --unchanged is the note. Remove --note.');
    return { by, status: choice('status', status, statuses), note: unchanged.trim(), unchanged: true };
  }
  if (!reasonPattern.test(editorial))
    throw new UsageError('--editorial needs a reason of at least three words: why the change of the source does not change the meaning.');
  if (status !== undefined || note !== undefined || unchanged !== undefined) {
    throw new UsageError(
      '--editorial keeps the status of each clause, and its reason is the note. Remove --status, --unchanged and --note.',
    );
  }
  return { by, status: undefined, note: editorial.trim() };
}

interface DocumentLanguage {
  readonly document: string;
  readonly language: string;
}

function placeOf(content: Content, all: readonly AttestedClause[], { document, language }: DocumentLanguage): DocumentLanguage {
  const documents = documentsOf(content).map(({ outline }) => outline);
  if (!documents.length) throw new UsageError('This content folder has no contract documents, so there is nothing to attest.');
  const id = choice('document', document, names(documents.map(({ id }) => id)));
  const languages = names(all.flatMap((clause) => (clause.document === id ? [clause.language] : [])));
  if (!languages.length) {
    const base = documents.find((one) => one.id === id)?.base;
    throw new UsageError(`'${id}' contains no clauses${base ? `; it inherits them from '${base.id}'. Attest them there` : ''}.`);
  }
  return { document: id, language: choice(`language of '${id}'`, language.toLowerCase(), languages) };
}

const names = (all: readonly string[]) => [...new Set(all)].sort();

function checkClause(clauses: readonly AttestedClause[], clause: string, { document, language }: DocumentLanguage): void {
  const all = clauses.filter((one) => one.language === language);
  const own = all.filter((one) => one.document === document).map((one) => one.clause);
  if (own.includes(clause)) return;
  const elsewhere = all.find((one: AttestedClause) => one.clause === clause)?.document;
  const near = closestMatch(clause, own) ?? own.find((name) => name.endsWith(`.${clause}`));
  const hint = elsewhere
    ? `It is in '${elsewhere}': attest it there.`
    : near
      ? `Did you mean '${near}'?`
      : `They are in content/${ledgerPath.split('/')[0]}/${document}/${language}.ts.`;
  throw new UsageError(`'${document}' does not contain the clause '${clause}' in '${language}'. ${hint}`);
}

function summary(
  { entries, untouched }: Exclude<Attested, { fault: string }>,
  { document, language, status }: DocumentLanguage & { readonly status: string | undefined },
): string {
  const where = `of '${document}' in '${language}'`;
  if (!entries.length)
    return `Nothing to do: all ${counted(untouched, 'clause')} ${where} already have the status ${status} or a higher one.\n`;
  const kinds = [...new Set(entries.map((entry) => entry.status))];
  const sentences = kinds.map((kind) => {
    const number = entries.filter((entry) => entry.status === kind).length;
    return `${counted(number, 'clause')} ${where} ${number === 1 ? 'is' : 'are'} ${kind} now.`;
  });
  return `${sentences.join('\n')}\n`;
}
