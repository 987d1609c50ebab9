import type { Diagnostic } from './diagnostic.ts';

/** An error that stops a command because of faults in the theme or in the configuration of the site. */
export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '));
    this.diagnostics = diagnostics;
  }
}
