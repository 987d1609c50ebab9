import { join } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import {
  type Attestation,
  type Attested,
  type AttestedText,
  attest as attestContent,
  attestedTexts,
  closestMatch,
  isDay,
  lastDay,
  ledgerPath,
  personOf,
  readContent,
  reasonPattern,
  statuses,
  wordsOf,
} from '../../generator/index.ts';
import { appendLines } from '../append-lines.ts';
import { confirm } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { signerFor } from '../keys.ts';
import { choice, type Flags, type SiteOptions, siteOf, type Words } from '../options.ts';
import { reportErrors } from '../print.ts';

interface AttestOptions extends SiteOptions, Words<'status' | 'note' | 'editorial' | 'unchanged' | 'unreviewed' | 'until'>, Flags<'yes'> {
  readonly language: readonly string[];
  readonly by: string;
}

/** Appends attestations of texts to the ledger; those that are not named are printed first, and a person confirms them. Exit code 0, 1 if the content has errors, 2 if a rule forbids it. */
export async function attest(document: string, clauses: readonly string[], options: AttestOptions): Promise<number> {
  const site = await siteOf(options);
  const { status, note, by, unchanged, unreviewed } = attestationOf(options, site.today);
  const { content, diagnostics } = await readContent(site);
  if (!content) return reportErrors(diagnostics, site);
  const { writeFact } = await site.config();
  const texts = attestedTexts(content, writeFact);
  const places = names(options.language).map((language) => placeOf(texts, { document, language }));
  for (const place of places) for (const clause of clauses) checkClause(texts, clause, place);
  const at = site.today;
  const sign = await signerFor(personOf(content.people?.value ?? {}, by));
  // Writes all languages or none, like clauses.
  const attestations = places.map((place) => {
    const attested = attestContent(content, { ...place, clauses, by, sign, writeFact, status, note, unchanged, unreviewed, at });
    if ('fault' in attested) throw new UsageError(attested.fault);
    return { place, attested };
  });
  const lines = attestations.flatMap(({ attested }) => attested.lines);
  if (lines.length && !clauses.length) {
    for (const { place, attested } of attestations) process.stdout.write(listed(attested, place));
    await confirm('Record this?', options);
  }
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

function placeOf(all: readonly AttestedText[], { document, language }: DocumentLanguage): DocumentLanguage {
  if (!all.length) throw new UsageError('This content folder has no contract documents, so there is nothing to attest.');
  const id = choice('document', document, names(all.map((one) => one.document)));
  const languages = names(all.flatMap((one) => (one.document === id ? [one.language] : [])));
  return { document: id, language: choice(`language of '${id}'`, language, languages) };
}

const names = (all: readonly string[]) => [...new Set(all)].sort();

function checkClause(texts: readonly AttestedText[], clause: string, { document, language }: DocumentLanguage): void {
  const all = texts.filter((one) => one.language === language);
  const own = all.filter((one) => one.document === document);
  const ids = own.map((one) => one.clause);
  if (ids.includes(clause)) return;
  const elsewhere = all.find((one) => one.clause === clause)?.document;
  const near = closestMatch(clause, ids) ?? ids.find((name) => name.endsWith(`.${clause}`));
  const hint = elsewhere
    ? `It is in '${elsewhere}': attest it there.`
    : near
      ? `Did you mean '${near}'?`
      : `Its texts are in ${own[0]?.file}.`;
  throw new UsageError(`'${document}' does not contain the text '${clause}' in '${language}'. ${hint}`);
}

/** The texts that an attestation is about, as they are printed, each with its new status. */
function listed({ entries }: Recorded, { document, language }: DocumentLanguage): string {
  return entries
    .map(({ clause, status, text, shown }) => {
      const words = Object.values(shown ?? {})[0] ?? text;
      return `'${clause}' of ${document} in '${language}' ${status}:\n  ${wordsOf(words)}\n`;
    })
    .join('');
}

type Recorded = Exclude<Attested, { fault: string }>;

function summary(
  { entries, untouched }: Recorded,
  { document, language, status }: DocumentLanguage & { readonly status: string | undefined },
): string {
  const where = `of '${document}' in '${language}'`;
  if (!entries.length)
    return `Nothing to do: all ${counted(untouched, 'text')} ${where} already have the status ${status} or a higher one.\n`;
  const kinds = [...new Set(entries.map((entry) => entry.status))];
  const sentences = kinds.map((kind) => {
    const number = entries.filter((entry) => entry.status === kind).length;
    return `${counted(number, 'text')} ${where} ${number === 1 ? 'is' : 'are'} ${kind} now.`;
  });
  return `${sentences.join('\n')}\n`;
}
