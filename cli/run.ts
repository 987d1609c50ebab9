import { readFile } from 'node:fs/promises';
import { CommanderError } from 'commander';
import { commandLine, versionAsked } from './program.ts';

/*
 * Starts the command line.
 * Exit codes: 0 fine, 1 errors in the content, 2 wrong usage or configuration, 70 a fault in Wortlaut, 130 interrupted.
 */

/** Runs the command that was typed and sets the exit code. */
export async function start(): Promise<void> {
  // A reader that has seen enough, such as `head`, is no fault; the command goes on, because its exit code is its answer.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.exit(70);
    });
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));

  // What is thrown where nobody waits for it.
  process.on('uncaughtException', async (error) => process.exit(await tellFailure(error)));

  try {
    await commandLine(async (code) => {
      process.exitCode = await code;
    }).parseAsync();
  } catch (error) {
    process.exitCode = error instanceof CommanderError ? await endedByOptions(error) : await tellFailure(error);
  }
}

/** What commander ends the command line with: help, the version, or an option that it does not know. */
async function endedByOptions(error: CommanderError): Promise<number> {
  if (error.code === versionAsked) await printVersion();
  return error.exitCode === 0 ? 0 : 2;
}

async function printVersion(): Promise<void> {
  const { project } = await import('../generator/index.ts');
  const { version } = JSON.parse(await readFile(`${project}/package.json`, 'utf8')) as { version: string };
  process.stdout.write(`${version}\n`);
}

/** Says why a command was stopped, and gives its exit code. */
async function tellFailure(error: unknown): Promise<number> {
  const { missingPackage, printBug, refusedByDisk, UsageError } = await import('./failure.ts');
  const say = (text: string) => process.stderr.write(`${text}\n`);
  if (error instanceof UsageError) {
    say(error.message);
    return 2;
  }
  const { faultsOfTheme, project, Stopped } = await import('../generator/index.ts');
  const faults = await faultsOfTheme(error);
  if (faults.length) {
    (await import('./print.ts')).printFaults(faults, `${project}/content`);
    return 1;
  }
  const missing = missingPackage(error);
  if (missing) {
    say(`The package '${missing}' is not installed, so the command cannot run. Run npm ci.`);
    return 2;
  }
  const refused = refusedByDisk(error);
  if (refused) {
    say(refused);
    return 2;
  }
  if (error instanceof Stopped) say(`${error.message} Nothing was written; the last good site is untouched.\n${error.hint}`);
  else printBug(error);
  return 70;
}
