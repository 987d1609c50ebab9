import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { counted } from '../../generator/7-report/report.ts';
import {
  applyEdits,
  type Edit,
  type FileChange,
  type FilePlan,
  formats,
  groupBy,
  ledgerPath,
  type Outcome,
  readReturned,
  wordDiff,
  writeAtomically,
  writeTogether,
  writtenIn,
} from '../../generator/index.ts';
import { confirm } from '../ask.ts';
import { UsageError } from '../command-errors.ts';
import { signerFor } from '../keys.ts';
import { choice, importJournal, type SiteOptions, siteOf } from '../options.ts';
import { reportErrors } from '../print.ts';

interface ImportOptions extends SiteOptions {
  readonly by: string;
  /** `file` or `theirs`, then keys. */
  readonly take?: readonly string[];
  readonly yes?: boolean;
}

/** Writes the texts that a translation tool returned, all or none. Exit code 0, 1 if texts are left or are wrong, 2 for a wrong option. */
export async function importTexts(files: readonly string[], options: ImportOptions): Promise<number> {
  const [side, ...keys] = options.take ?? [];
  const taken = side === undefined ? undefined : { side: choice('side', side, ['file', 'theirs']), keys };
  if (taken && !keys.length) throw new UsageError('--take needs the keys of the texts, for example --take file clauses.use.secrecy.');
  const site = await siteOf(options);
  const returned = await Promise.all(files.map(async (name) => ({ name, bytes: await bytesOf(name) })));
  const plan = await readReturned(site, returned, { by: options.by, at: site.today, taken, signerFor });
  if ('diagnostics' in plan) return reportErrors(plan.diagnostics, site);
  if ('faults' in plan) {
    process.stderr.write(`${plan.faults.join('\n')}\nNothing was written.\n`);
    return 1;
  }
  for (const one of plan.plans) process.stdout.write(summary(one));
  await writeConflicts(plan.plans);
  if (plan.edits.length) {
    await confirm('Write these texts?', options);
    await writeTogether(importJournal(options), await changesOf(plan, options));
    const count = plan.plans.flatMap(({ units }) => writtenIn(units)).length;
    process.stdout.write(`${counted(count, 'text')} written, translated by ${options.by}.\n`);
  }
  return plan.plans.some(({ units }) => units.some(({ outcome }) => outcome === 'conflict')) ? 1 : 0;
}

async function bytesOf(name: string): Promise<Uint8Array> {
  return readFile(name).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read: ${error.message}. Name a file that a translation tool returned.`);
  });
}

/** The files with the texts and the ledger, before and after. Throws a usage error if a text has changed since the plan was made. */
async function changesOf(
  { edits, lines }: { readonly edits: readonly Edit[]; readonly lines: readonly string[] },
  { content }: SiteOptions,
) {
  const changes: FileChange[] = [];
  for (const [file, own] of groupBy(edits, (edit) => edit.file)) {
    const path = join(dirname(resolve(content)), file);
    const before = await readFile(path, 'utf8').catch(() => '');
    const { text, refused } = applyEdits(before, own);
    if (refused.length) throw new UsageError(`${file} was changed meanwhile, so nothing was written. Run the command again.`);
    changes.push({ file: path, before, after: text });
  }
  if (!lines.length) return changes;
  const ledger = resolve(content, ledgerPath);
  const before = await readFile(ledger, 'utf8').catch(() => '');
  const after = [...(before.trimEnd() ? [before.trimEnd()] : []), ...lines, ''].join('\n');
  return [...changes, { file: ledger, before, after }];
}

const sentences: Readonly<Record<Exclude<Outcome, 'refused'>, string>> = {
  untouched: 'unchanged',
  flattened: 'kept: only spaces, apostrophes or quotation marks were made plain',
  translated: 'changed',
  stale: 'changed, but the source has changed since the export, so they stay stale',
  conflict: 'in conflict: the present text has changed since the export; decide with --take file KEY or --take theirs KEY',
  gone: 'left out: the content does not have them any more',
};

function summary({ name, units }: FilePlan): string {
  const lines = (Object.keys(sentences) as (keyof typeof sentences)[]).flatMap((outcome) => {
    const own = units.filter((unit) => unit.outcome === outcome);
    if (!own.length) return [];
    const named = own.flatMap(({ returned, unit, text, source }) => [
      `    ${returned.key}${text === undefined ? '' : `  ${wordDiff(unit?.targetText ?? '', text)}`}`,
      ...(outcome === 'stale' && unit && source !== undefined ? [`      source since then: ${wordDiff(source, unit.sourceText)}`] : []),
    ]);
    const isQuiet = outcome === 'untouched' || outcome === 'flattened';
    return [`  ${counted(own.length, 'text')} ${sentences[outcome]}`, ...(isQuiet ? [] : named)];
  });
  const final = units.filter(({ returned, unit }) => returned.isFinal && unit?.state !== 'approved').length;
  const note = final
    ? [`  ${counted(final, 'text')} marked as final. Approving is a command: attest … --status approved --by NAME, with a key.`]
    : [];
  return `${[name, ...lines, ...note].join('\n')}\n`;
}

/** Writes the texts in conflict beside their file: the returned translation, the present one and, if it is in the ledger, the exported one. */
async function writeConflicts(plans: readonly FilePlan[]): Promise<void> {
  for (const { name, texts, units } of plans) {
    const open = units.flatMap(({ outcome, unit, returned }) => {
      if (outcome !== 'conflict' || !unit) return [];
      const exported = unit.clause?.entries.find(({ txt }) => txt === returned.txt);
      const previous = [
        { source: unit.sourceText, target: unit.targetText ?? '' },
        ...(exported ? [{ source: exported.source, target: exported.text }] : []),
      ];
      return [{ ...unit, target: returned.target, previous }];
    });
    if (!open.length) continue;
    const file = name.replace(/(\.\w+)?$/, '.conflicts.xlf');
    const { write } = await formats.xliff.load();
    await writeAtomically(file, write({ ...texts, units: open }));
    process.stdout.write(`  ${file} contains all versions.\n`);
  }
}
