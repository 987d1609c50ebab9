import { counted } from '../generator/7-report/report.ts';
import type { Diagnostic } from '../generator/index.ts';

/** What one check of several has found. */
export interface CheckRound {
  readonly diagnostics: readonly Diagnostic[];
  /** How many pages were made; none while the content has errors. */
  readonly pages: number;
  /** What the check said where it failed; that may be for errors that were not asked for. */
  readonly failure?: string;
}

export interface RoundChanges {
  readonly fresh: readonly Diagnostic[];
  readonly gone: readonly Diagnostic[];
  /** Errors that were there before and still are. */
  readonly remaining: readonly Diagnostic[];
  /** How many findings of before this check did not look for, because it ended at an error. */
  readonly unseen: number;
  /** How much there is now: `2 errors, 25 warnings`. */
  readonly standing: string;
}

/** Compares each check with the one before. A finding is the same though its line has moved. `changed` names the files that were edited. */
export function openRounds(): { next(round: CheckRound, changed: readonly string[]): RoundChanges } {
  let known = new Map<string, Diagnostic>();
  return {
    next({ diagnostics, pages, failure }, changed) {
      const found = new Map(diagnostics.map((one) => [keyOf(one), one]));
      const fresh = [...found].flatMap(([key, one]) => (known.has(key) ? [] : [one]));
      const broken = new Set(fresh.map(({ file }) => file));
      // A check that makes no pages has ended at an error: of the rest it only knows what the edit of a file has taken away.
      const isGone = ({ file }: Diagnostic) => pages > 0 || (file !== undefined && changed.includes(file) && !broken.has(file));
      const missing = [...known].filter(([key]) => !found.has(key));
      const unseen = missing.filter(([, one]) => !isGone(one));
      const remaining = [...found].flatMap(([key, one]) => (known.has(key) && one.severity === 'error' ? [one] : []));
      known = new Map([...unseen, ...found]);
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      const warnings = diagnostics.length - errors;
      const none = failure ?? 'no errors';
      const standing = [errors ? counted(errors, 'error') : none, ...(warnings ? [counted(warnings, 'warning')] : [])].join(', ');
      return { fresh, gone: missing.flatMap(([, one]) => (isGone(one) ? [one] : [])), remaining, unseen: unseen.length, standing };
    },
  };
}

const keyOf = ({ code, file, dataPath, address, message }: Diagnostic) => [code, file, dataPath?.join('.'), address, message].join('\0');
