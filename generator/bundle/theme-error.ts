import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** An error that stops a command because of faults in the theme. */
export class ThemeError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '));
    this.diagnostics = diagnostics;
  }
}
