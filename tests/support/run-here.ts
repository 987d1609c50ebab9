import { CommanderError } from 'commander';
import { UsageError } from '../../cli/command-errors.ts';
import { commandLine } from '../../cli/program.ts';
import { printed } from '../unit/cli/printed.ts';

/** Runs a command in this process, which saves its start; for commands that end by themselves. tests/precompile/equal.test.ts starts processes. */
export async function runHere(given: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { code, out, err } = await printed(async () => {
    let ended = 0;
    const line = commandLine(async (result) => {
      ended = await result;
    });
    try {
      await line.parseAsync(given, { from: 'user' });
    } catch (error) {
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    return ended;
  });
  return { code, stdout: out, stderr: err };
}
