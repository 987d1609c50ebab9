import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';

/** The diagnostics of an error in a theme file that stopped a command; empty for any other error, which is an internal error. */
export async function faultsOfTheme(error: unknown): Promise<readonly Diagnostic[]> {
  const { themeFaults } = await import('../bundle/theme-faults.ts');
  return themeFaults(error);
}

/** Runs a command. If an error in the theme stops it, returns that as a result; rethrows any other error. */
export async function orThemeErrors<Result>(run: () => Promise<Result>, refused: (findings: Findings) => Result): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const diagnostics = await faultsOfTheme(error);
    if (diagnostics.length === 0) throw error;
    return refused({ diagnostics, suppressed: [], baselined: [], stale: 0 });
  }
}
