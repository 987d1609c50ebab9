import type { Diagnostic } from '../diagnostics/diagnostic.ts';

export function faultKey({ code, file, line, column, message }: Diagnostic): string {
  return [code, file, line, column, line ? '' : message].join('\0');
}

/** Each fault once, without those with keys in `reported`: a file that cannot be loaded fails every file that imports it. */
export function deduplicate(diagnostics: readonly Diagnostic[], reported: ReadonlySet<string> = new Set()): Diagnostic[] {
  const own = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const key = faultKey(diagnostic);
    return !reported.has(key) && !own.has(key) && own.add(key);
  });
}
