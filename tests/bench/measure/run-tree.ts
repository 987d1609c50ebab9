import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { reason } from './reason.ts';
import { processorTimeIn, timedCommand } from './timed-command.ts';
import { treeMemory } from './tree-memory.ts';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Exit codes of success beside 0. */
  readonly codes?: readonly number[];
}

export interface TreeRun {
  readonly milliseconds: number;
  /** Processor time in milliseconds, user and system, of the process and its descendants. */
  readonly processor: number;
  /** The peak memory of the process and its descendants; absent if it cannot be measured. */
  readonly megabytes?: number;
}

/** The limit of a run in milliseconds; a longer run is ended. */
const longest = 1_200_000;
const betweenLooks = 200;
const longestOutput = 10_000;

/** Runs any program and measures it with the processes that it starts; an exit code other than 0 is an error with its last line. */
export async function runTree({ program, args, cwd, env, codes = [] }: Command): Promise<TreeRun> {
  const started = performance.now();
  const child = spawn(...timedCommand(program, args), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    timeout: longest,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      // The end has the reason of a failure; checkers may write much.
      said = (said + text).slice(-longestOutput);
    });
  let times = '';
  (child.stdio[3] as Readable).setEncoding('utf8').on('data', (text) => {
    times += text;
  });
  let most: number | undefined;
  const looking = setInterval(() => {
    const now = child.pid === undefined ? undefined : treeMemory(child.pid);
    if (now !== undefined) most = Math.max(most ?? 0, now);
  }, betweenLooks);
  try {
    const code = await new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
    const milliseconds = performance.now() - started;
    if (code !== 0 && !codes.includes(code ?? Number.NaN)) throw new Error(reason(said) ?? `It ended with exit code ${code}.`);
    return { milliseconds, processor: processorTimeIn(times), ...(most !== undefined && { megabytes: most / 1024 }) };
  } finally {
    clearInterval(looking);
  }
}
