import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';

/**
 * What a command says of an error that stopped it: the mistakes in files of the theme that it tells of, at their places. Nothing for
 * any other error, which is a fault of Wortlaut's own.
 */
export async function faultsOfTheme(error: unknown): Promise<readonly Diagnostic[]> {
  const { themeFaults } = await import('../bundle/theme-faults.ts');
  return themeFaults(error);
}

/** Runs a command. Where a mistake in the theme stops it, what is wrong there is its result; any other error passes. */
export async function orFaultsOfTheme<Result>(run: () => Promise<Result>, refused: (findings: Findings) => Result): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const diagnostics = await faultsOfTheme(error);
    if (diagnostics.length === 0) throw error;
    return refused({ diagnostics, suppressed: [], baselined: [], stale: 0 });
  }
}
