import { github } from './github.ts';
import { type PrettyOptions, pretty } from './pretty.ts';
import type { Result } from './result.ts';
import { sarif } from './sarif.ts';

export { counted, placeOf } from './phrases.ts';
export type { Result } from './result.ts';
export { sarif };

export const formats = ['pretty', 'json', 'sarif', 'github'] as const;
export type BuiltInFormat = (typeof formats)[number];
/** One of the formats above, or a function of the site's configuration. */
export type Format = BuiltInFormat | ((result: Result) => string);

/** The result of a command as text in one of the formats; the only place where diagnostics get colour. */
export function report({ ok, findings, stats }: Result, format: Format, options: PrettyOptions): string {
  if (typeof format === 'function') {
    const { diagnostics, suppressed, baselined, stale } = findings;
    return format({ ok, findings: { diagnostics, suppressed, baselined, stale }, stats });
  }
  switch (format) {
    case 'json': {
      const { diagnostics, baselined: known, stale: gone } = findings;
      const counts = { error: 0, warning: 0 };
      for (const { severity } of diagnostics) counts[severity] += 1;
      const suppressed = findings.suppressed.map(({ diagnostic, reason, until }) => ({ ...diagnostic, reason, until }));
      return `${JSON.stringify({ ok, diagnostics, suppressed, counts, baseline: { known: known.length, gone }, stats }, null, 2)}\n`;
    }
    case 'sarif':
      return sarif(findings);
    case 'github':
      return github(findings.diagnostics, options.verbose);
    case 'pretty':
      return `${pretty(findings, options)}\n`;
  }
}
