import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** What is told when a check or a rule itself fails. */
export function crashOf(name: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'WL6002',
    severity: 'error',
    message: `The check '${name}' failed to run: ${reason}`,
    hint: 'This is a fault in Wortlaut. Please report it with this message.',
  };
}
