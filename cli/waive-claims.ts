import { counted } from '../generator/7-report/report.ts';
import { waive } from '../generator/index.ts';
import { UsageError } from './command-errors.ts';
import { writeEdits } from './fixes.ts';
import { choice, type SiteOptions, settingsOf } from './options.ts';
import { reportErrors } from './print.ts';

interface WaiveOptions extends SiteOptions {
  readonly waive: readonly string[];
  readonly by?: string;
  readonly reason?: string;
  readonly until?: string;
  readonly format?: string;
}

/** Writes waivers into the files of the claims. Exit code 0, 1 if the content has errors, 2 if a rule forbids it. */
export async function waiveClaims(options: WaiveOptions): Promise<number> {
  const decision = decided(options);
  const result = await waive(await settingsOf(options), decision);
  if ('diagnostics' in result) return reportErrors(result.diagnostics, options.content);
  if ('fault' in result) throw new UsageError(result.fault);
  const refused = await writeEdits(result.edits, options.content).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The claims cannot be written: ${error.message}. Make their files writable and waive again.`);
  });
  const changed = result.edits.find((edit) => refused.has(edit));
  if (changed) throw new UsageError(`${changed.file} was changed meanwhile, so nothing was waived there. Run the command again.`);
  for (const { id, found } of result.waived) process.stdout.write(`${id}\n${found.map((line) => `  ${line}\n`).join('')}`);
  const left = result.untouched.length ? ` ${counted(result.untouched.length, 'claim')} had been waived for just this before.` : '';
  process.stdout.write(`${counted(result.waived.length, 'claim')} waived by ${decision.by} for what stands here.${left}\n`);
  return 0;
}

/** The decision in the options; throws usage errors that need no content. */
function decided({ waive: ids, by, reason, until, format }: WaiveOptions) {
  if (format !== undefined) throw new UsageError('--format is for the register; leave it out where claims are waived.');
  if (by === undefined) throw new UsageError('Say with --by who decides: --by owner or --by legal.');
  const who = choice('role that may waive', by, ['owner', 'legal']);
  if (reason !== undefined && !reason.trim()) throw new UsageError('Say after --reason why the contradiction is shown all the same.');
  if (until !== undefined && !isDate(until)) throw new UsageError(`'${until}' is no day. Write it as --until 2027-06-30.`);
  return { ids, by: who, reason: reason?.trim(), until };
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
