import { claimsJson, claimsText } from '../../generator/7-report/claims-report.ts';
import { counted } from '../../generator/7-report/report.ts';
import { isDay, peoplePath, personOf, readClaims, waive } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { writeEdits } from '../fixes.ts';
import { signerFor } from '../keys.ts';
import { choice, type SiteOptions, siteOf, type Words } from '../options.ts';
import { reportErrors, usesColour } from '../print.ts';

interface ClaimsOptions extends SiteOptions, Words<'format' | 'by' | 'reason' | 'until'> {
  /** The claims to waive, instead of printing the register. */
  readonly waive?: readonly string[];
}

type WaiveOptions = ClaimsOptions & { readonly waive: readonly string[] };

/** Prints the register of claims, or waives some. Exit code 1 if a claim is contradicted or misquoted, 2 if the content is missing. */
export async function claims(options: ClaimsOptions): Promise<number> {
  if (options.waive) return waiveClaims({ ...options, waive: options.waive });
  const given = (['by', 'reason', 'until'] as const).find((name) => options[name] !== undefined);
  if (given) throw new UsageError(`--${given} belongs to a waiver. Name the claims with --waive.`);
  const format = choice('format', options.format ?? 'text', ['text', 'json']);
  const site = await siteOf(options);
  const { claims: evaluated, references, diagnostics } = await readClaims(site);
  if (!evaluated) return reportErrors(diagnostics, site);
  process.stdout.write(
    format === 'json' ? claimsJson(evaluated) : claimsText(evaluated, { colour: usesColour(process.stdout), references }),
  );
  return evaluated.some(({ verdict }) => verdict === 'contradicted' || verdict === 'misquoted') ? 1 : 0;
}

/** Writes waivers into the files of the claims. Exit code 0, 1 if the content has errors, 2 if a rule forbids it. */
async function waiveClaims(options: WaiveOptions): Promise<number> {
  const decision = decisionOf(options);
  const site = await siteOf(options);
  const { people = {} } = await readClaims(site);
  const result = await waive(site, { ...decision, sign: await signerFor(personOf(people, decision.by)) });
  if ('diagnostics' in result) return reportErrors(result.diagnostics, site);
  if ('fault' in result) throw new UsageError(result.fault);
  const refused = await writeEdits(result.edits, options.content).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The claims cannot be written: ${error.message}. Make their files writable and run the command again.`);
  });
  const changed = result.edits.find((edit) => refused.has(edit));
  if (changed) throw new UsageError(`${changed.file} was changed meanwhile, so nothing was waived there. Run the command again.`);
  for (const { id, found } of result.waived) process.stdout.write(`${id}\n${found.map((line) => `  ${line}\n`).join('')}`);
  const left = result.untouched.length ? ` ${counted(result.untouched.length, 'claim')} already had the same waiver.` : '';
  process.stdout.write(`${counted(result.waived.length, 'claim')} waived by ${decision.by} for these contradictions.${left}\n`);
  return 0;
}

/** The decision in the options; throws usage errors that need no content. */
function decisionOf({ waive: ids, by, reason, until, format }: WaiveOptions) {
  if (format !== undefined) throw new UsageError('--format is for the register. Give it without --waive.');
  if (by === undefined)
    throw new UsageError(`--by is missing: who decides. Name an entry of content/${peoplePath} with the role owner or legal.`);
  if (reason !== undefined && !reason.trim()) throw new UsageError('--reason is empty. Give the reason why the contradiction is accepted.');
  if (until !== undefined && !isDay(until)) throw new UsageError(`'${until}' is not a date. Write it as --until 2027-06-30.`);
  return { ids, by, reason: reason?.trim(), until };
}
