import { readFile, rm, writeFile } from 'node:fs/promises';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';

/*
 * The compiler's state after its last run (`--tsBuildInfoFile`). The compiler trusts it for files that have not
 * changed, so it is stored in a checksummed file: a damaged one is not used, and everything is compiled.
 */

/** Where a build info is stored, and where the compiler reads and writes it: paths in it are relative to that place. */
export interface BuildInfoPlaces {
  readonly stored: string;
  readonly used: string;
}

/** Copies the stored build info to where the compiler reads it; removes it there if none can be trusted. */
export async function restoreBuildInfo({ stored, used }: BuildInfoPlaces): Promise<void> {
  const body = await readChecksummed(stored);
  if (body === undefined || body === 'damaged') await rm(used, { force: true });
  else await writeFile(used, body);
}

/** Keeps what the compiler has written, or removes it where the compiler did not finish. */
export async function storeBuildInfo({ stored, used }: BuildInfoPlaces, isSound: boolean): Promise<void> {
  const body = isSound ? await readFile(used, 'utf8').catch(() => undefined) : undefined;
  if (body !== undefined) await writeChecksummed(stored, body);
  else await rm(stored, { force: true }).catch(() => {});
  await rm(used, { force: true }).catch(() => {});
}
