import type { Diagnostic } from '../../generator/index.ts';

/** A diagnostic as the panel over the page shows it. */
export interface ShownDiagnostic {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  /** `content/pages/support/de.ts:12:3` */
  readonly place: string;
  /** The line that is meant with its neighbours and marks under it; empty where there is none. */
  readonly frame: string;
  readonly hint: string;
}

/** Diagnostics with their places and code frames, errors first. */
export function shownDiagnostics(
  diagnostics: readonly Diagnostic[],
  lines: (file: string) => readonly string[] | undefined,
): ShownDiagnostic[] {
  const order = [...diagnostics].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return order.map((diagnostic) => {
    const { severity, code, message, file, line, column, hint = '' } = diagnostic;
    const place = file ? `${file}${line ? `:${line}:${column ?? 1}` : ''}` : '';
    return { severity, code, message, place, frame: frameOf(diagnostic, lines), hint };
  });
}

function frameOf(
  { file, line, column = 1, endLine, endColumn }: Diagnostic,
  lines: (file: string) => readonly string[] | undefined,
): string {
  const source = file && line ? lines(file) : undefined;
  if (!source || !line) return '';
  const width = String(line + 1).length;
  const row = (number: number) => (source[number - 1] === undefined ? [] : [`${String(number).padStart(width)} │ ${source[number - 1]}`]);
  const end = endLine === line && endColumn ? endColumn : (source[line - 1] ?? '').length + 1;
  const marks = `${' '.repeat(width)} │ ${' '.repeat(column - 1)}${'^'.repeat(Math.max(1, end - column))}`;
  return [...row(line - 1), ...row(line), marks, ...row(line + 1)].join('\n');
}
