import type { Findings } from '../diagnostics/findings.ts';
import { github } from './github.ts';
import { type PrettyOptions, pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

export { counted, placeOf } from './phrases.ts';
export { sarif };

/** The findings and the counts of a command. */
export interface Result {
  /** True without errors. */
  readonly ok: boolean;
  /** Reported, suppressed and known findings. */
  readonly findings: Findings;
  /** Name → number: `pages`, and of a build `rendered` and what was `written`. */
  readonly stats: Readonly<Record<string, number>>;
}

export type BuiltInFormat = 'pretty' | 'json' | 'sarif' | 'github';
/** A built-in format, or a function of the site's configuration. */
export type Format = BuiltInFormat | ((result: Result) => string);

const writers: Readonly<Record<BuiltInFormat, (result: Result, options: PrettyOptions) => string>> = {
  pretty: ({ findings }, options) => `${pretty(findings, options)}\n`,
  json,
  sarif: ({ findings }, { codes }) => sarif(findings, codes),
  github: ({ findings }, options) => github(findings.diagnostics, options),
};

export const formats = Object.keys(writers) as readonly BuiltInFormat[];

/** The result of a command as text in one of the formats; the only place where diagnostics get colour. */
export function report(result: Result, format: Format, options: PrettyOptions): string {
  if (typeof format === 'string') return writers[format](result, options);
  const { diagnostics, suppressed } = result.findings;
  return format({ ok: result.ok, findings: { diagnostics, suppressed }, stats: result.stats });
}

function json({ ok, findings: { diagnostics, suppressed }, stats }: Result): string {
  const counts = { error: 0, warning: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  const ignored = suppressed.map(({ diagnostic, reason, until }) => ({ ...diagnostic, reason, until }));
  return `${JSON.stringify({ ok, diagnostics, suppressed: ignored, counts, stats }, null, 2)}\n`;
}
