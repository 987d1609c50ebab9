import { readFile } from 'node:fs/promises';
import { CommanderError } from 'commander';
import { printFailure } from './print-failure.ts';
import { commandLine, versionAsked } from './program.ts';

/* Starts the command line. Exit codes: 0 fine, 1 errors in content, 2 usage or configuration, 70 a fault in Wortlaut, 130 interrupted. */

/** Runs the command that was typed in this process and sets the exit code. */
export async function start(): Promise<void> {
  // A closed pipe, such as `head`, is not an error; the command continues for its exit code.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return;
      if (stream === process.stdout) process.stderr.write(`What the command prints cannot be written: ${message}.\n`);
      process.exit(2);
    });
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));

  // Errors that no promise or callback handles.
  process.on('uncaughtException', async (error) => process.exit(await printFailure(error)));

  // Logs of a template or of the configuration are not a part of a report.
  console.log = console.info = console.debug = console.error;

  // Packages that choose their build when they are loaded take the production build.
  process.env.NODE_ENV = 'production';
  process.exitCode = await runCommand(process.argv.slice(2));
}

/** Runs a command and returns its exit code. */
export async function runCommand(given: readonly string[]): Promise<number> {
  let exitCode = 0;
  try {
    await commandLine(async (code) => {
      exitCode = await code;
    }).parseAsync(given, { from: 'user' });
    return exitCode;
  } catch (error) {
    return error instanceof CommanderError ? endedByOptions(error) : printFailure(error);
  }
}

/** The exit code if commander ends the command line: for help, the version, or an unknown option. */
async function endedByOptions(error: CommanderError): Promise<number> {
  if (error.code === versionAsked) await printVersion();
  return error.exitCode === 0 ? 0 : 2;
}

async function printVersion(): Promise<void> {
  const { packageRoot } = await import('../generator/index.ts');
  const { version } = JSON.parse(await readFile(`${packageRoot}/package.json`, 'utf8')) as { version: string };
  process.stdout.write(`${version}\n`);
}
