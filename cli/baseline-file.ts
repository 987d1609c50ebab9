import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baselineOf, type Diagnostic, parseBaseline, type SiteCodes, writeAtomically } from '../generator/index.ts';
import { UsageError } from './command-errors.ts';

/** The value of `--baseline [FILE]`: true without a file. */
export type BaselineOption = string | true;

/** The path of a baseline: the given one, or the one in the content folder. */
export const baselineFile = (given: BaselineOption, content: string): string => (given === true ? join(content, 'baseline.jsonl') : given);

/** The lines of the requested baseline. Throws a usage error if it is missing or damaged. */
export async function readBaseline(given: BaselineOption | undefined, content: string): Promise<readonly string[] | undefined> {
  if (given === undefined) return undefined;
  const file = baselineFile(given, content);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw new UsageError(`The baseline ${file} cannot be read: ${error.message}.`);
  });
  if (text === undefined) throw new UsageError(`The baseline ${file} does not exist; write one with check --write-baseline.`);
  const parsed = parseBaseline(text);
  if ('lines' in parsed) return parsed.lines;
  const isMerge = /^(?:<{7}|={7}|>{7}|\|{7})/.test(text.split('\n')[parsed.faulty - 1] ?? '');
  throw new UsageError(
    isMerge
      ? `Line ${parsed.faulty} of the baseline ${file} is a conflict marker. Delete all such lines, and keep those between them.`
      : `Line ${parsed.faulty} of the baseline ${file} is damaged. Write the baseline again with check --write-baseline.`,
  );
}

/** Writes the findings as the baseline. Returns those that cannot be suppressed, which it does not contain. */
export async function writeBaseline(
  file: string,
  diagnostics: readonly Diagnostic[],
  codes: SiteCodes,
): Promise<{ lines: number; others: readonly Diagnostic[] }> {
  const text = baselineOf(diagnostics, codes);
  await writeAtomically(file, text);
  return { lines: text.split('\n').length - 1, others: diagnostics.filter((one) => baselineOf([one], codes) === '') };
}
