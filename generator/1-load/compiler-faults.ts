import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { CompilerRun } from './run-compiler.ts';

/* Why an empty output may be wrong. `no errors` must be reliable, so a compiler that did not finish is reported as an error. */

const unknown = 'so nobody knows whether the types are right';

/** The compiler is not installed, in whole or in part. */
export function compilerMissing(): Diagnostic {
  return finding('WL6014', {}, [
    `The TypeScript compiler is not installed, ${unknown}.`,
    'The installation is incomplete: run npm ci in the folder of package.json, without --omit=dev, and check again.',
  ]);
}

/** The compiler or its configuration file could not be used. */
export function compilerNotStarted({ code, message }: NodeJS.ErrnoException): Diagnostic {
  const hint =
    code === 'ENOMEM' || code === 'EAGAIN'
      ? outOfMemory
      : 'See that the folder .wortlaut beside package.json can be written, and that the compiler in node_modules may be run; then check again.';
  return stopped(`could not be started (${code ?? message})`, hint);
}

/**
 * Why the output of a run is not reliable, given its number of errors and its first line that is part of none; undefined if it is reliable.
 */
export function faultOfRun({ code, signal, stderr }: CompilerRun, errors: number, unread: string | undefined): Diagnostic | undefined {
  const crash = /^(?:panic|fatal error|runtime): .*$/m.exec(stderr)?.[0];
  if (signal) return stopped(`was ended by the signal ${signal} before it had answered`, signal === 'SIGKILL' ? outOfMemory : again);
  if (crash) return stopped(`crashed (${crash})`, crash.includes('memory') ? outOfMemory : again);
  if (unread !== undefined) return unreadable(unread);
  if (code !== 0 && errors === 0) return stopped(`ended with the code ${code} and named no error${quoted(stderr)}`, again);
  return undefined;
}

const outOfMemory =
  'Most often the memory was not enough: it takes about 600 MB. Close other programs or use a machine with more, and check again.';
const again = 'Run check again. If the same happens, run npm ci, and report this line if that does not help.';

const stopped = (how: string, hint: string): Diagnostic => finding('WL6015', {}, [`The TypeScript compiler ${how}, ${unknown}.`, hint]);

function unreadable(line: string): Diagnostic {
  return finding('WL6016', {}, [
    `The TypeScript compiler says what cannot be placed in any file${quoted(line)}, ${unknown}.`,
    'Correct tsconfig.json if the line speaks of it; else run npm ci and check again.',
  ]);
}

const quoted = (text: string) => (text.trim() ? ` (“${text.trim().split('\n')[0]}”)` : '');
