import { readFile } from 'node:fs/promises';
import { CommanderError } from 'commander';
import { commandLine, versionAsked } from './program.ts';

/*
 * Starts the command line.
 * Exit codes: 0 fine, 1 errors in the content, 2 wrong usage or configuration, 70 a fault in Wortlaut, 130 interrupted.
 */

/** Runs the command that was typed and sets the exit code. */
export async function start(): Promise<void> {
  // A reader that has seen enough, such as `head`, is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));

  try {
    await commandLine(async (code) => {
      process.exitCode = await code;
    }).parseAsync();
  } catch (error) {
    const { UsageError, printBug } = await import('./failure.ts');
    if (error instanceof CommanderError && error.code === versionAsked) await printVersion();
    else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
    } else {
      printBug(error);
      process.exitCode = 70;
    }
  }
}

async function printVersion(): Promise<void> {
  const { project } = await import('../generator/index.ts');
  const { version } = JSON.parse(await readFile(`${project}/package.json`, 'utf8')) as { version: string };
  process.stdout.write(`${version}\n`);
}
