import { counted } from '../generator/7-report/report.ts';
import type { ShownResult } from './check-findings.ts';
import { exitCodeOf } from './exit-code.ts';
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
  // Where nothing is shown because it could not be found, `no errors` would be wrong.
  const hasWords = diagnostics.length > 0 || (ok && !view.quiet);
  if (hasWords || view.format !== 'pretty') print({ ok, findings: { ...result, diagnostics }, stats: { pages } }, view);
  const closing = [...missed(result), ...(view.quiet ? [] : [looked(result, view)])];
  process.stderr.write(closing.map((line) => `${line}\n`).join(''));
  return exitCode(result);
}

/** What was found and not asked for, so that nobody takes the silence for more than it is. */
function missed({ isWhole, hidden }: ShownResult): string[] {
  if (!hidden) return [];
  const others = `${counted(hidden, 'error')} of other codes or locales`;
  return [isWhole ? `Not shown: ${others}.` : `${others} kept the rest from being looked at: check without --only and --locale first.`];
}

function looked({ pages, isWhole }: ShownResult, { started }: CheckView): string {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  return isWhole
    ? `Content, types and ${counted(pages, 'page')} checked (${seconds}).`
    : `Not everything could be checked because of these errors (${seconds}).`;
}

/** 0 where nothing is wrong; 70 or 2 where the compiler has not answered, 2 where there is no content folder, 1 for other errors. */
export const exitCode = ({ ok, diagnostics }: ShownResult): number => (ok ? 0 : exitCodeOf(diagnostics));
