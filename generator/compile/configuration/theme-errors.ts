import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Findings } from '../../diagnostics/findings.ts';
import { versionFaults } from './version-faults.ts';

/**
 * The diagnostics of an error in the theme or the configuration that stopped a command, or of what it follows from; empty for any other
 * error, which is an internal error.
 */
export async function faultsOfTheme(error: unknown): Promise<readonly Diagnostic[]> {
  const ofVersion = await versionFaults();
  if (ofVersion.length) return ofVersion;
  const { themeFaults } = await import('../../bundle/theme-faults.ts');
  return themeFaults(error);
}

/**
 * Runs a command. If the site is written for another version, or an error in the theme or the configuration stops the command, returns that as
 * a result; rethrows any other error.
 */
export async function orThemeErrors<Result>(run: () => Promise<Result>, refused: (findings: Findings) => Result): Promise<Result> {
  const ofVersion = await versionFaults();
  if (ofVersion.length) return refused(findingsOf(ofVersion));
  try {
    return await run();
  } catch (error) {
    const diagnostics = await faultsOfTheme(error);
    if (diagnostics.length === 0) throw error;
    return refused(findingsOf(diagnostics));
  }
}

const findingsOf = (diagnostics: readonly Diagnostic[]): Findings => ({ diagnostics, suppressed: [], baselined: [], stale: 0 });
