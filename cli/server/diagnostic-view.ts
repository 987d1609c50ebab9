import { dirname, join } from 'node:path';
import { codeFrame } from '../../generator/7-report/code-frame.ts';
import type { Diagnostic, Site } from '../../generator/index.ts';
import { linesBeside } from '../print.ts';
import { viteBase } from './vite-server.ts';

/** A diagnostic for the panel over a page. */
export interface DiagnosticView {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  /** `content/pages/support/de.ts:12:3` */
  readonly place: string;
  /** The address that opens the place in an editor; empty without a place. */
  readonly editor: string;
  /** The code frame; empty if the source is unknown. */
  readonly frame: string;
  readonly hint: string;
}

/** Diagnostics with their places and code frames, errors first. Files are named relative to the parent of the content folder. */
export function diagnosticViews(diagnostics: readonly Diagnostic[], { content }: Pick<Site, 'content'>): DiagnosticView[] {
  const lines = linesBeside(content);
  const order = [...diagnostics].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return order.map((diagnostic) => {
    const { severity, code, message, file, line, column, hint = '' } = diagnostic;
    const place = file ? `${file}${line ? `:${line}:${column ?? 1}` : ''}` : '';
    const editor = place && `${viteBase}__open-in-editor?file=${encodeURIComponent(join(dirname(content), place))}`;
    const source = file && lines(file);
    const frame = source ? codeFrame(diagnostic, source, { width: 160, around: 1 }) : [];
    return {
      ...{ severity, code, message, place, editor, hint },
      frame: frame.map(({ gutter, text }) => `${gutter} ${text}`.trimEnd()).join('\n'),
    };
  });
}
