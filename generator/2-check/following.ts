import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A finding that disappears with its cause, so it needs no fix. */
export function following(
  { fixIntent: _fixIntent, suggestionIntent: _suggestionIntent, ...finding }: Diagnostic,
  cause: string,
): Diagnostic {
  return { ...finding, cause, follows: true };
}
