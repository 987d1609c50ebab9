import type { Worker } from 'node:worker_threads';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';

/** A thread of Wortlaut was killed or ran out of memory. The message names it and the remedy. */
export class Stopped extends Error {
  readonly hint: string;

  constructor(what: string, why: string) {
    super(`${what} ended before its work was done: ${why}.`);
    this.hint = /memory/i.test(why)
      ? 'Close other programs or give this one more memory, for example NODE_OPTIONS=--max-old-space-size=4096, and run it again.'
      : 'Run the command again. If memory is short, the system may have ended it.';
  }
}

/** WL6017: the same error as a finding. */
export function stoppedFinding({ message, hint }: Stopped): Diagnostic {
  return finding('WL6017', {}, [message, hint]);
}

/** Reports when a thread ends by itself, with its error or as a stopped thread: otherwise its caller would wait for ever. */
export function onEnd(thread: Pick<Worker, 'on'>, what: string, report: (error: Error) => void): void {
  const outOfMemory = ({ code }: NodeJS.ErrnoException) => code === 'ERR_WORKER_OUT_OF_MEMORY';
  thread.on('error', (error) => report(outOfMemory(error) ? new Stopped(what, 'it ran out of memory') : error));
  thread.on('messageerror', report);
  thread.on('exit', (code) => report(new Stopped(what, `it ended with the code ${code}`)));
}
