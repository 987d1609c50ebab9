import { counted } from '../generator/7-report/report.ts';
import type { Diagnostic } from '../generator/index.ts';

export interface CheckRound {
  readonly diagnostics: readonly Diagnostic[];
  /** The number of rendered pages; 0 while the content has errors. */
  readonly pages: number;
  /** The message of a check that failed, possibly because of errors that its filter hides. */
  readonly failure?: string;
}

interface RoundChanges {
  readonly fresh: readonly Diagnostic[];
  readonly gone: readonly Diagnostic[];
  /** Errors of the previous check that still exist. */
  readonly remaining: readonly Diagnostic[];
  /** The number of earlier findings that were not checked, because this check stopped at an error. */
  readonly unseen: number;
  /** The counts after this check: `2 errors, 25 warnings`. */
  readonly counts: string;
}

/** Compares each check with the previous one. A finding is the same even if its line has moved. `changed` are the edited files. */
export function openRounds(): { next(round: CheckRound, changed: readonly string[]): RoundChanges } {
  let previous = new Map<string, Diagnostic>();
  return {
    next({ diagnostics, pages, failure }, changed) {
      const findings = new Map(diagnostics.map((one) => [keyOf(one), one]));
      const fresh = [...findings].flatMap(([key, one]) => (previous.has(key) ? [] : [one]));
      const broken = new Set(fresh.map(({ file }) => file));
      // A check without pages has stopped at an error. It only shows that findings in the edited files are gone.
      const isGone = ({ file }: Diagnostic) => pages > 0 || (file !== undefined && changed.includes(file) && !broken.has(file));
      const missing = [...previous].filter(([key]) => !findings.has(key));
      const unseen = missing.filter(([, one]) => !isGone(one));
      const remaining = [...findings].flatMap(([key, one]) => (previous.has(key) && one.severity === 'error' ? [one] : []));
      previous = new Map([...unseen, ...findings]);
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      const warnings = diagnostics.length - errors;
      const none = failure ?? 'no errors';
      const counts = [errors ? counted(errors, 'error') : none, ...(warnings ? [counted(warnings, 'warning')] : [])].join(', ');
      return { fresh, gone: missing.flatMap(([, one]) => (isGone(one) ? [one] : [])), remaining, unseen: unseen.length, counts };
    },
  };
}

const keyOf = ({ code, file, dataPath, address, message }: Diagnostic) => [code, file, dataPath?.join('.'), address, message].join('\0');
