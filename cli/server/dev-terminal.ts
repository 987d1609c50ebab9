import pc from 'picocolors';
import type { Diagnostic } from '../../generator/index.ts';
import { printFaults, usesColour } from '../print.ts';

export interface Round {
  readonly files: readonly string[];
  readonly milliseconds: number;
  /** The code that renders has changed too. */
  readonly restarted: boolean;
}

/** What the development server says in the terminal: each change in one line, each fault once, and when all are mended. */
export function openTerminal(content: string, say: (text: string) => void = (text) => process.stderr.write(text)) {
  const paint = pc.createColors(usesColour(process.stderr));
  let told = new Map<string, Diagnostic>();
  let round: Map<string, Diagnostic> | undefined;

  const print = (fresh: readonly Diagnostic[]) => {
    if (fresh.length === 0) return;
    say('\n');
    printFaults(fresh, content);
    say('\n');
  };
  return {
    /** Between a change and its end, faults are gathered, so that what still holds is not told again. */
    begin(): void {
      round = new Map();
    },
    faults(diagnostics: readonly Diagnostic[]): void {
      const fresh = diagnostics.filter((diagnostic) => !(round ?? told).has(keyOf(diagnostic)));
      for (const diagnostic of fresh) (round ?? told).set(keyOf(diagnostic), diagnostic);
      if (!round) print(fresh);
    },
    end({ files, milliseconds, restarted }: Round): void {
      const names = files.length > 3 ? `${files.slice(0, 2).join(', ')} and ${files.length - 2} more` : files.join(', ');
      say(`  ${paint.cyan(names)}  ${paint.dim(`${restarted ? 'started anew, ' : ''}${Math.round(milliseconds)} ms`)}\n`);
      const now = round ?? new Map<string, Diagnostic>();
      print([...now].flatMap(([key, diagnostic]) => (told.has(key) ? [] : [diagnostic])));
      if (hasErrors(told) && !hasErrors(now)) say(`  ${paint.green('Mended.')}\n`);
      // While there are errors nobody knows which warnings still hold, so those are not told again afterwards.
      const kept = hasErrors(now) ? [...told].filter(([, { severity }]) => severity === 'warning') : [];
      told = new Map([...kept, ...now]);
      round = undefined;
    },
  };
}

const hasErrors = (faults: ReadonlyMap<string, Diagnostic>) => [...faults.values()].some(({ severity }) => severity === 'error');

const keyOf = ({ code, file, line, dataPath, message }: Diagnostic) => [code, file, line, dataPath?.join('.'), message].join('\0');
