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
  /** How much there is now: `2 errors, 25 warnings`. */
  readonly standing: string;
}

/** Compares each check with the one before. A finding is the same though its line has moved. */
export function openRounds(): { next(round: CheckRound): RoundChanges } {
  let known = new Map<string, Diagnostic>();
  return {
    next({ diagnostics, pages, failure }) {
      const found = new Map(diagnostics.map((one) => [keyOf(one), one]));
      const missing = [...known].filter(([key]) => !found.has(key));
      // While no pages are made, nobody knows what of them still holds.
      const unseen = missing.filter(([, { address }]) => pages === 0 && address !== undefined);
      const fresh = [...found].flatMap(([key, one]) => (known.has(key) ? [] : [one]));
      const gone = missing.flatMap((entry) => (unseen.includes(entry) ? [] : [entry[1]]));
      known = new Map([...unseen, ...found]);
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      const warnings = diagnostics.length - errors;
      const none = failure ?? 'no errors';
      const standing = [errors ? counted(errors, 'error') : none, ...(warnings ? [counted(warnings, 'warning')] : [])].join(', ');
      return { fresh, gone, standing };
    },
  };
}

const keyOf = ({ code, file, dataPath, address, message }: Diagnostic) => [code, file, dataPath?.join('.'), address, message].join('\0');
