import { readFile, rm, writeFile } from 'node:fs/promises';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';

/*
 * The compiler's state after its last run (`--tsBuildInfoFile`). The compiler trusts it for unchanged files, so it is stored in a
 * checksummed file: if that is damaged, the compiler starts without it.
 */

/** Where a build info is stored, and where the compiler reads and writes it: its paths are relative to the second place. */
export interface BuildInfoPlaces {
  readonly stored: string;
  readonly used: string;
}

/** Copies the stored build info to the place where the compiler reads it; removes what is there if the stored one is missing or damaged. */
export async function restoreBuildInfo({ stored, used }: BuildInfoPlaces): Promise<void> {
  const body = await readChecksummed(stored);
  if (body === undefined || body === 'damaged') await rm(used, { force: true });
  else await writeFile(used, body);
}

/** Stores what the compiler has written, or removes the stored build info if the compiler did not finish. */
export async function storeBuildInfo({ stored, used }: BuildInfoPlaces, isSound: boolean): Promise<void> {
  const body = isSound ? await readFile(used, 'utf8').catch(() => undefined) : undefined;
  if (body !== undefined) await writeChecksummed(stored, body);
  else await rm(stored, { force: true }).catch(() => {});
  await rm(used, { force: true }).catch(() => {});
}
