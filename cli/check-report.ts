import { counted } from '../generator/7-report/report.ts';
import type { FilteredResult } from './check-findings.ts';
import { exitCodeOf } from './exit-code.ts';
import { type Printing, print, shownOf } from './print.ts';

interface CheckView extends Printing {
  readonly quiet?: boolean | undefined;
  /** The start of the check, in milliseconds of `performance.now`. */
  readonly started: number;
}

/** Prints the findings, and a last line with the checked parts and the duration. Returns the exit code. */
export async function printCheck(result: FilteredResult, view: CheckView): Promise<number> {
  const { ok, pages } = result;
  const diagnostics = shownOf(result.diagnostics, view.quiet);
  // If the check is incomplete, `no errors` would be wrong.
  const hasWords = diagnostics.length > 0 || (ok && !view.quiet);
  if (hasWords || view.format !== 'pretty') await print({ ok, findings: { ...result, diagnostics }, stats: { pages } }, view);
  process.stderr.write(
    closingLines(result, view)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return exitCode(result);
}

/** The lines after the findings: errors that the filter hides, checks that do not exist, and a summary. */
export const closingLines = (result: FilteredResult, { quiet, started }: Pick<CheckView, 'quiet' | 'started'>): readonly string[] => [
  ...hiddenErrors(result),
  ...(quiet ? [] : [result.unchecked ?? [], summary(result, started)].flat()),
];

/** A line about errors that the filter hides. */
function hiddenErrors({ isWhole, hidden }: FilteredResult): string[] {
  if (!hidden) return [];
  const others = `${counted(hidden, 'error')} of other codes or locales`;
  return [isWhole ? `Not shown: ${others}.` : `${others} prevented further checks. Check without --only and --locale first.`];
}

function summary({ pages, isWhole }: FilteredResult, started: number): string {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  return isWhole
    ? `Content, types and ${counted(pages, 'page')} checked (${seconds}).`
    : `Not everything could be checked because of these errors (${seconds}).`;
}

/** 0 without errors; 70 or 2 if the compiler did not finish, 2 without a content folder, 1 for other errors. */
export const exitCode = ({ ok, diagnostics }: FilteredResult): number => (ok ? 0 : exitCodeOf(diagnostics));
