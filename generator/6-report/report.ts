import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { github } from './github.ts';
import { type PrettyOptions, pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

export { counted } from './wording.ts';
export { sarif };

export const formats = ['pretty', 'json', 'sarif', 'github'] as const;
export type Format = (typeof formats)[number];

export interface Result {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly stats: Readonly<Record<string, number>>;
}

/** The result of a command as text in one of the formats; the only place where diagnostics get colour. */
export function report({ ok, diagnostics, stats }: Result, format: Format, options: PrettyOptions): string {
  switch (format) {
    case 'json': {
      const counts = { error: 0, warning: 0 };
      for (const { severity } of diagnostics) counts[severity] += 1;
      return `${JSON.stringify({ ok, diagnostics, counts, stats }, null, 2)}\n`;
    }
    case 'sarif':
      return sarif(diagnostics);
    case 'github':
      return github(diagnostics);
    case 'pretty':
      return `${pretty(diagnostics, options)}\n`;
  }
}
