import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Ended {
  /** Absent where a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts the command line as a person would, in a process of its own. */
export function start(given: readonly string[], environment: Readonly<Record<string, string>> = {}): Started {
  return startProcess(process.execPath, ['cli/main.mjs', ...given], { ...process.env, ...environment });
}

/** Runs the command line and waits for its end. */
export function run(given: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Ended> {
  return start(given, environment).ended;
}

/** Starts any program in the root of the repository. */
export function startProcess(program: string, given: readonly string[], env: NodeJS.ProcessEnv = process.env): Started {
  return startProcessIn({ cwd: root, env }, program, given);
}

/** Starts any program in a folder. */
export function startProcessIn(options: { cwd: string; env: NodeJS.ProcessEnv }, program: string, given: readonly string[]): Started {
  const child = spawn(program, given, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => done({ code, signal, stdout, stderr }));
  });
  return { process: child, ended };
}
