import { join } from 'node:path';
import { addressLock, lockPath, writeAtomically } from '../generator/index.ts';
import { exitCodeOf } from './exit-code.ts';
import { UsageError } from './failure.ts';
import { type SiteOptions, settingsOf } from './options.ts';
import { printFaults } from './print.ts';

/** Adds the addresses that the site has now to the list of published ones in the content folder. Exit code 1 where the content has errors. */
export async function recordAddresses(options: SiteOptions): Promise<number> {
  const { lock, diagnostics } = await addressLock(await settingsOf(options));
  if (!lock) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    printFaults(errors, options.content);
    return exitCodeOf(errors);
  }
  const file = join(options.content, lockPath);
  await writeAtomically(file, lock.text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The list ${file} cannot be written: ${error.message}. Make it writable and try again.`);
  });
  process.stdout.write(`${lock.added} added, ${lock.all} in all: ${file}\n`);
  return 0;
}
