import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Findings } from '../../diagnostics/findings.ts';
import { versionFaults } from '../../package/version-faults.ts';
import type { Site } from './open-site.ts';

/** The diagnostics of an error in the theme or the configuration that stopped a command, or of its cause; empty for an internal error. */
export async function faultsOfTheme(error: unknown, { root }: Pick<Site, 'root'>): Promise<readonly Diagnostic[]> {
  const ofVersion = await versionFaults(root);
  if (ofVersion.length) return ofVersion;
  const { themeFaults } = await import('../../bundle/theme-faults.ts');
  return themeFaults(error, root);
}

/** Runs a command. Returns errors of theme, configuration or version that stop the command as a result; rethrows any other error. */
export async function orThemeErrors<Result>(
  site: Pick<Site, 'root'>,
  run: () => Promise<Result>,
  refused: (findings: Findings) => Result,
): Promise<Result> {
  let diagnostics = await versionFaults(site.root);
  try {
    if (diagnostics.length === 0) return await run();
  } catch (error) {
    diagnostics = await faultsOfTheme(error, site);
    if (diagnostics.length === 0) throw error;
  }
  return refused({ diagnostics, suppressed: [] });
}
