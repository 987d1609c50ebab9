import { vi } from 'vitest';
import { runCommand } from '../../cli/run.ts';
import { printed } from '../unit/cli/printed.ts';
import { root } from './paths.ts';

interface Place {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface CommandEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The end of the last command: they share the streams and the current folder of this process, so they run one after the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in this process, in a folder, which saves its start; for commands that end by themselves. tests/precompile/equal.test.ts
 * starts processes.
 */
export function runHere(given: readonly string[], place: Place = {}): Promise<CommandEnd> {
  const end = last.then(() => run(given, place));
  last = end.catch(() => {});
  return end;
}

async function run(given: readonly string[], { folder = root, environment = {} }: Place): Promise<CommandEnd> {
  const before = process.cwd();
  process.chdir(folder);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  try {
    const { code, out, err } = await printed(() => runCommand(given));
    return { code, stdout: out, stderr: err };
  } finally {
    vi.unstubAllEnvs();
    process.chdir(before);
  }
}
