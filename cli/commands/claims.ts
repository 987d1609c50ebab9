import { claimsJson, claimsText } from '../../generator/7-report/claims-report.ts';
import { readClaims } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type SiteOptions, settingsOf } from '../options.ts';
import { reportErrors, usesColour } from '../print.ts';
import { waiveClaims } from '../waive-claims.ts';

interface ClaimsOptions extends SiteOptions {
  readonly format?: string;
  /** The claims to waive, instead of printing the register. */
  readonly waive?: readonly string[];
  readonly by?: string;
  readonly reason?: string;
  readonly until?: string;
}

/** Prints the register of claims, or waives some. Exit code 1 if a claim is contradicted or misquoted, 2 if there is no content. */
export async function claims(options: ClaimsOptions): Promise<number> {
  if (options.waive) return waiveClaims({ ...options, waive: options.waive });
  const given = (['by', 'reason', 'until'] as const).find((name) => options[name] !== undefined);
  if (given) throw new UsageError(`--${given} belongs to a decision; name the claims that are waived with --waive.`);
  const format = choice('format', options.format ?? 'text', ['text', 'json']);
  const { claims: evaluated, references, diagnostics } = await readClaims(await settingsOf(options));
  if (!evaluated) return reportErrors(diagnostics, options.content);
  process.stdout.write(
    format === 'json' ? claimsJson(evaluated) : claimsText(evaluated, { colour: usesColour(process.stdout), references }),
  );
  return evaluated.some(({ verdict }) => verdict === 'contradicted' || verdict === 'misquoted') ? 1 : 0;
}
