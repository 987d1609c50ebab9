import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** What makes two findings the same fault. */
export function faultOf({ code, file, line, column, message }: Diagnostic): string {
  return [code, file, line, column, line ? '' : message].join('\0');
}

/** Each fault once, however often it was found, without those that were reported before: one file that cannot be loaded fails all that import it. */
export function unreported(diagnostics: readonly Diagnostic[], before: ReadonlySet<string> = new Set()): Diagnostic[] {
  const reported = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const fault = faultOf(diagnostic);
    return !before.has(fault) && !reported.has(fault) && reported.add(fault);
  });
}
