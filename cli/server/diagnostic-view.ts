import { codeFrame } from '../../generator/7-report/code-frame.ts';
import type { Diagnostic } from '../../generator/index.ts';

/** A diagnostic for the panel over a page. */
export interface DiagnosticView {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  /** `content/pages/support/de.ts:12:3` */
  readonly place: string;
  /** The code frame; empty if the source is unknown. */
  readonly frame: string;
  readonly hint: string;
}

/** Diagnostics with their places and code frames, errors first. */
export function diagnosticViews(
  diagnostics: readonly Diagnostic[],
  lines: (file: string) => readonly string[] | undefined,
): DiagnosticView[] {
  const order = [...diagnostics].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return order.map((diagnostic) => {
    const { severity, code, message, file, line, column, hint = '' } = diagnostic;
    const place = file ? `${file}${line ? `:${line}:${column ?? 1}` : ''}` : '';
    const source = file && lines(file);
    const frame = source ? codeFrame(diagnostic, source, { width: 160, around: 1 }) : [];
    return { severity, code, message, place, frame: frame.map(({ gutter, text }) => `${gutter} ${text}`.trimEnd()).join('\n'), hint };
  });
}
