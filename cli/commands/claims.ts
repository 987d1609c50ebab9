import { claimsJson } from '../../generator/6-report/claims.ts';
import { claimsText } from '../../generator/6-report/claims-text.ts';
import { readClaims } from '../../generator/index.ts';
import { choice, type SiteOptions, settingsOf } from '../options.ts';
import { printFaults, usesColour } from '../print.ts';

interface ClaimsOptions extends SiteOptions {
  readonly format: string;
}

/** Prints the register of claims. Exit code 1 where something is contradicted that nobody has waived, 2 where there is no content. */
export async function claims(options: ClaimsOptions): Promise<number> {
  const format = choice('format', options.format, ['text', 'json']);
  const { claims: judged, diagnostics } = await readClaims(await settingsOf(options));
  if (!judged) {
    printFaults(diagnostics, options.content);
    return diagnostics.every(({ code }) => code === 'WL1004') ? 2 : 1;
  }
  process.stdout.write(format === 'json' ? claimsJson(judged) : claimsText(judged, { colour: usesColour(process.stdout) }));
  return judged.some(({ verdict }) => verdict === 'contradicted') ? 1 : 0;
}
