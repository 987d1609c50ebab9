import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { ProcessRun } from '../package/run-process.ts';

/* A compiler that did not finish is an error: `no errors` must be reliable. */

const unchecked = 'so types are not checked';

/** The compiler is not installed, in whole or in part. */
export function compilerMissing(): Diagnostic {
  return finding('WL6014', {}, [
    `The TypeScript compiler is not installed, ${unchecked}.`,
    'The installation is incomplete: run npm ci in the folder of package.json, without --omit=dev, and check again.',
  ]);
}

/** The compiler or its configuration file could not be used. */
export function compilerNotStarted({ code, message }: NodeJS.ErrnoException): Diagnostic {
  const hint =
    code === 'ENOMEM' || code === 'EAGAIN'
      ? outOfMemory
      : 'Make the folder .wortlaut beside package.json writable and the compiler in node_modules executable; then check again.';
  return stopped(`could not be started (${code ?? message})`, hint);
}

/**
 * Why the output of a run is not reliable, given its number of errors and its first line that belongs to no error; undefined if it is reliable.
 */
export function faultOfRun({ code, signal, stderr }: ProcessRun, errors: number, unread: string | undefined): Diagnostic | undefined {
  const crash = /^(?:panic|fatal error|runtime): .*$/m.exec(stderr)?.[0];
  if (signal) return stopped(`was ended by the signal ${signal} before it finished`, signal === 'SIGKILL' ? outOfMemory : again);
  if (crash) return stopped(`crashed (${crash})`, crash.includes('memory') ? outOfMemory : again);
  if (unread !== undefined) return unreadable(unread);
  if (code !== 0 && errors === 0) return stopped(`ended with the code ${code} and reported no error${quoted(stderr)}`, again);
  return undefined;
}

const outOfMemory =
  'It probably ran out of memory: it needs about 600 MB. Close other programs or use a machine with more, and check again.';
const again = 'Run check again. If it fails again, run npm ci; if that does not help, report this line.';

const stopped = (how: string, hint: string): Diagnostic => finding('WL6015', {}, [`The TypeScript compiler ${how}, ${unchecked}.`, hint]);

function unreadable(line: string): Diagnostic {
  return finding('WL6016', {}, [
    `The TypeScript compiler reports an error outside of any source file${quoted(line)}, ${unchecked}.`,
    'Correct tsconfig.json if the line names it; else run npm ci and check again.',
  ]);
}

const quoted = (text: string) => (text.trim() ? ` (“${text.trim().split('\n')[0]}”)` : '');
