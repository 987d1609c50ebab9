import { join } from 'node:path';
import { addressLock, lockPath, writeAtomically } from '../generator/index.ts';
import { UsageError } from './command-errors.ts';
import { type SiteOptions, settingsOf } from './options.ts';
import { reportErrors } from './print.ts';

/** Adds the site's present addresses to the list of published ones in the content folder. Exit code 1 if the content has errors. */
export async function recordAddresses(options: SiteOptions): Promise<number> {
  const { lock, diagnostics } = await addressLock(await settingsOf(options));
  if (!lock) return reportErrors(diagnostics, options.content);
  const file = join(options.content, lockPath);
  await writeAtomically(file, lock.text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The list ${file} cannot be written: ${error.message}. Make it writable and try again.`);
  });
  process.stdout.write(`${lock.added} added, ${lock.all} in all: ${file}\n`);
  return 0;
}
