import pc from 'picocolors';
import type { Diagnostic } from '../../generator/index.ts';
import { type PrintedSite, printFaults, usesColour } from '../print.ts';

export interface Round {
  readonly files: readonly string[];
  readonly milliseconds: number;
}

/** Prints the log of the development server: each change in one line, each diagnostic once, and a line when no error is left. */
export function openTerminal(site: PrintedSite, write: (text: string) => void = (text) => process.stderr.write(text)) {
  const paint = pc.createColors(usesColour(process.stderr));
  let reported = new Map<string, Diagnostic>();
  let round: Map<string, Diagnostic> | undefined;

  const print = (fresh: readonly Diagnostic[]) => {
    if (fresh.length === 0) return;
    write('\n');
    printFaults(fresh, site);
    write('\n');
  };
  return {
    /** Between a change and its end, diagnostics are collected, so that earlier ones are not printed again. */
    begin(): void {
      round = new Map();
    },
    faults(diagnostics: readonly Diagnostic[]): void {
      const fresh = diagnostics.filter((diagnostic) => !(round ?? reported).has(keyOf(diagnostic)));
      for (const diagnostic of fresh) (round ?? reported).set(keyOf(diagnostic), diagnostic);
      if (!round) print(fresh);
    },
    end({ files, milliseconds }: Round): void {
      const names = files.length > 3 ? `${files.slice(0, 2).join(', ')} and ${files.length - 2} more` : files.join(', ');
      write(`  ${paint.cyan(names)}  ${paint.dim(`${Math.round(milliseconds)} ms`)}\n`);
      const now = round ?? new Map<string, Diagnostic>();
      print([...now].flatMap(([key, diagnostic]) => (reported.has(key) ? [] : [diagnostic])));
      if (hasErrors(reported) && !hasErrors(now)) write(`  ${paint.green('All errors are fixed.')}\n`);
      // While there are errors, warnings are not searched for; earlier ones count as printed.
      const warnings = hasErrors(now) ? [...reported].filter(([, { severity }]) => severity === 'warning') : [];
      reported = new Map([...warnings, ...now]);
      round = undefined;
    },
  };
}

const hasErrors = (faults: ReadonlyMap<string, Diagnostic>) => [...faults.values()].some(({ severity }) => severity === 'error');

const keyOf = ({ code, file, line, dataPath, message }: Diagnostic) => [code, file, line, dataPath?.join('.'), message].join('\0');
