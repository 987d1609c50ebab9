import type { Diagnostic } from './diagnostic.ts';

/** Runs a check. One that throws becomes one diagnostic that names it, and stops nothing else. */
export function runCheck(name: string, run: () => readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return run();
  } catch (error) {
    return [crashOf(name, error)];
  }
}

/** The diagnostic for a check that throws. */
export function crashOf(name: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'WL6002',
    severity: 'error',
    message: `The check '${name}' failed to run: ${reason}`,
    hint: 'This is a fault in Wortlaut. Please report it with this message.',
  };
}
