import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { reason } from './reason.ts';
import { processorTimeIn, timedCommand } from './timed-command.ts';

const hook = fileURLToPath(new URL('peak-memory.cjs', import.meta.url));
/** The limit of a run in milliseconds; a longer run is ended. */
const longest = 900_000;

export interface Program {
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface Run {
  /** Milliseconds from the start of the process to its end. */
  readonly milliseconds: number;
  /** Processor time in milliseconds, user and system, of all threads and processes. */
  readonly processor: number;
  /** The peak memory of the process, or of several processes together. */
  readonly megabytes: number;
  readonly output: string;
}

/** Runs Node as a separate process and measures it; an exit code other than 0 is an error with the last line of its output. */
export async function run({ args, cwd, env }: Program): Promise<Run> {
  const memory = await mkdtemp(join(tmpdir(), 'bench-memory-'));
  try {
    const started = performance.now();
    const child = spawn(...timedCommand(process.execPath, ['--require', hook, ...args]), {
      cwd,
      env: { ...process.env, ...env, BENCH_MEMORY: memory },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      timeout: longest,
    });
    const said = { output: '', errors: '', times: '' };
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said.output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said.errors += text;
    });
    (child.stdio[3] as Readable).setEncoding('utf8').on('data', (text) => {
      said.times += text;
    });
    const ended = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    const milliseconds = performance.now() - started;
    await ended;
    if (code !== 0) throw new Error(reason(said.errors) ?? reason(said.output) ?? `It ended with exit code ${code}.`);
    return { milliseconds, processor: processorTimeIn(said.times), megabytes: (await noted(memory)) / 1024, output: said.output };
  } finally {
    await rm(memory, { recursive: true, force: true });
  }
}

async function noted(folder: string): Promise<number> {
  const files = await readdir(folder);
  const peaks = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return peaks.reduce((sum, peak) => sum + Number(peak), 0);
}
