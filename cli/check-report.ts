import { counted } from '../generator/6-report/report.ts';
import type { ShownResult } from './check-findings.ts';
import { type Printing, print } from './print.ts';

/** How the result of a check is to be told. */
export interface CheckView extends Printing {
  readonly quiet?: boolean | undefined;
  /** When the check began, in milliseconds as `performance.now` counts them. */
  readonly started: number;
}

/** Prints what was found, and in a closing line what was looked at and how long it took. Returns the exit code. */
export function tell(result: ShownResult, view: CheckView): number {
  const { ok, pages } = result;
  const diagnostics = view.quiet ? result.diagnostics.filter(({ severity }) => severity === 'error') : result.diagnostics;
  if (!view.quiet || view.format !== 'pretty' || diagnostics.length)
    print({ ok, findings: { ...result, diagnostics }, stats: { pages } }, view);
  if (!view.quiet || !ok) process.stderr.write(closingLine(result, view));
  return exitCode(result);
}

function closingLine({ pages, isWhole, hidden = 0 }: ShownResult, { started, quiet }: CheckView): string {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (hidden && !isWhole)
    return `${counted(hidden, 'error')} of other codes or locales kept the rest from being looked at: check without --only and --locale first.\n`;
  if (quiet) return '';
  return isWhole
    ? `Content, types and ${counted(pages, 'page')} checked (${seconds}).\n`
    : `Not everything could be checked because of the errors above (${seconds}).\n`;
}

/** 0 where nothing is wrong; 70 or 2 where the compiler has not answered, 2 where there is no content folder, 1 for other errors. */
export function exitCode({ ok, diagnostics }: ShownResult): number {
  if (ok) return 0;
  const found = new Set(diagnostics.map(({ code }) => code));
  if (found.has('WL6015') || found.has('WL6016')) return 70;
  if (found.has('WL6014')) return 2;
  return diagnostics.length && diagnostics.every(({ code, severity }) => severity === 'warning' || code === 'WL1004') ? 2 : 1;
}
