import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder for the results of the test runners. */
export const results = `${root}.wortlaut/results`;

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  /** Printed behind the name of a step that has passed. */
  readonly note?: string;
}

export type Step = readonly [name: string, work: () => Promise<Outcome>];

export interface Finished {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/** Starts steps at once and prints a line for each, in their order. */
export async function together(...steps: readonly Step[]): Promise<Finished[]> {
  const finished: Finished[] = [];
  for (const running of steps.map((step) => ({ step, done: timed(step) }))) finished.push(print(running.step, await running.done));
  return finished;
}

/** Runs one step and prints its line. */
export async function alone(step: Step): Promise<Finished> {
  return print(step, await timed(step));
}

/** Prints which steps have failed, and sets the exit code of this process. */
export function conclude(steps: readonly Finished[], allPassed: string): void {
  const failed = steps.filter(({ ok }) => !ok).map(({ name }) => name);
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : `\n${allPassed}`);
  process.exitCode = failed.length ? 1 : 0;
}

/** Runs a script of this repository in a process of its own and collects its output. */
export function node(...given: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, given, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => done({ ok: code === 0, output: signal ? `${output}\nThe signal ${signal} ended it.` : output }));
  });
}

async function timed([, work]: Step): Promise<Outcome & { seconds: number }> {
  const started = performance.now();
  const outcome = await work().catch((error: Error): Outcome => ({ ok: false, output: error.message }));
  return { ...outcome, seconds: Number(((performance.now() - started) / 1000).toFixed(1)) };
}

function print([name]: Step, { ok, seconds, output, note }: Awaited<ReturnType<typeof timed>>): Finished {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s${ok && note ? `  ${note}` : ''}`);
  if (!ok) console.log(`\n${output.trim()}\n`);
  return { name, ok, seconds };
}
