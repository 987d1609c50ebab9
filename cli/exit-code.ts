import { type Diagnostic, definitionOf } from '../generator/index.ts';

/** The exit code for diagnostics that stopped a command; 1 unless their codes define another. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => definitionOf(code));
  const highest = Math.max(0, ...errors.map(({ exitCode = 0 }) => exitCode));
  return highest || (errors.length && errors.every(({ exitCodeAlone }) => exitCodeAlone) ? 2 : 1);
}
