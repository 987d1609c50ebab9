import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A thread or process of Wortlaut's ended before its work was done: killed, or out of memory. Its message says which and what to do. */
export class Stopped extends Error {
  readonly hint: string;

  constructor(what: string, why: string) {
    super(`${what} ended before its work was done: ${why}.`);
    this.hint = /memory/i.test(why)
      ? 'Close other programs or give this one more memory, for example NODE_OPTIONS=--max-old-space-size=4096, and run it again.'
      : 'Run the command again. Where memory is short, the system may have ended it.';
  }
}

/** WL6017: the same as a finding, for who shows findings. */
export function stoppedFinding({ message, hint }: Stopped): Diagnostic {
  return { code: 'WL6017', severity: 'error', message, hint };
}

/** Why a thread's `error` says that it ended; nothing for an error that its own code has thrown. */
export function endOf(error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it ran out of memory' : undefined;
}

/** How a process ended, in words. */
export function endingOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `the signal ${signal} ended it` : `it ended with the code ${code}`;
}
