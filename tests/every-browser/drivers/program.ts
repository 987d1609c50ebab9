import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

export interface Program {
  readonly process: ChildProcess;
  /** Ends the program and waits for its end. */
  end(): Promise<void>;
}

/** Starts a program that ends with this process at the latest. If it cannot be started, the error names `what`. */
export function startProgram(command: string, given: readonly string[], options: SpawnOptions): Program {
  const child = spawn(command, given, options);
  const kill = () => void child.kill('SIGKILL');
  const ended = new Promise<void>((done) => {
    child.once('error', () => done());
    child.once('exit', () => done());
  });
  process.once('exit', kill);
  return {
    process: child,
    end: async () => {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/** Polls until there is a result, for at most half a minute; then throws `otherwise`. */
export async function until<Answer>(ask: () => Promise<Answer | undefined> | Answer | undefined, otherwise: string): Promise<Answer> {
  for (const last = Date.now() + 30_000; Date.now() < last; ) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    // The asked program does not report when its answer changes.
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(otherwise);
}
