import { spawn } from 'node:child_process';
import { reason } from './reason.ts';
import { treeMemory } from './tree-memory.ts';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface TreeRun {
  readonly milliseconds: number;
  /** The peak memory of the process and its descendants; absent if it cannot be measured. */
  readonly megabytes?: number;
}

/** The limit of a run in milliseconds; a longer run is ended. */
const longest = 1_200_000;
const betweenLooks = 200;

/** Runs any program and measures it with the processes that it starts; an exit code other than 0 is an error with its last line. */
export async function runTree({ program, args, cwd, env }: Command): Promise<TreeRun> {
  const started = performance.now();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], timeout: longest });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  let most: number | undefined;
  const looking = setInterval(() => {
    const now = child.pid === undefined ? undefined : treeMemory(child.pid);
    if (now !== undefined) most = Math.max(most ?? 0, now);
  }, betweenLooks);
  try {
    const code = await new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
    const milliseconds = performance.now() - started;
    if (code !== 0) throw new Error(reason(said) ?? `It ended with exit code ${code}.`);
    return { milliseconds, ...(most !== undefined && { megabytes: most / 1024 }) };
  } finally {
    clearInterval(looking);
  }
}
