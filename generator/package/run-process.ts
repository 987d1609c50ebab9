import { execFile } from 'node:child_process';

/** The output of a process, and how it ended. */
export interface ProcessRun {
  readonly stdout: string;
  readonly stderr: string;
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs a program in a folder and waits until it ends. It ends with this process. Rejects if it cannot be started. */
export function runProcess(program: string, options: readonly string[], folder: string): Promise<ProcessRun> {
  return new Promise((ended, failed) => {
    const child = execFile(program, options, { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      process.removeListener('exit', stop);
      const { exitCode: code, signalCode: signal } = child;
      if (error && child.pid === undefined) failed(error);
      else ended({ stdout, stderr, code, signal });
    });
    child.stdin?.end();
    const stop = () => child.kill();
    process.once('exit', stop);
  });
}
