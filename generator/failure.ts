import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Findings } from './diagnostics/findings.ts';

/**
 * What a command says of an error that stopped it: the mistakes in files of the theme that it tells of, at their places. Nothing for
 * any other error, which is a fault of Wortlaut's own.
 */
export async function faultsOfTheme(error: unknown): Promise<readonly Diagnostic[]> {
  const { themeFaults } = await import('./bundle/theme-faults.ts');
  return themeFaults(error);
}

/** Runs a command. Where a mistake in the theme stops it, what is wrong there is its result; any other error passes. */
export async function orFaultsOfTheme<Result>(run: () => Promise<Result>, refused: (findings: Findings) => Result): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const diagnostics = await faultsOfTheme(error);
    if (diagnostics.length === 0) throw error;
    return refused({ diagnostics, suppressed: [], known: [], gone: 0 });
  }
}

/** WL6018: what `dev` shows of an error that is nobody's but Wortlaut's; the other commands end with it. */
export function ownFault(error: unknown): Diagnostic {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    code: 'WL6018',
    severity: 'error',
    message: `Wortlaut has made a mistake; your content is not to blame: ${reason.split('\n').slice(0, 3).join(' ').replace(/\s+/g, ' ')}`,
    hint: 'Please report this with what you did before. Saving a file of the generator or the theme starts the pages anew.',
  };
}
