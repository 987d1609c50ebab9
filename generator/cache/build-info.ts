import { readFile, rm, writeFile } from 'node:fs/promises';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';

/*
 * The compiler's state after its last run (`--tsBuildInfoFile`). The compiler trusts it for files that have not
 * changed, so it is kept in a checksummed file: a damaged one is not used, and everything is compiled.
 */

/** Where a build info is kept, and where the compiler reads and writes it: paths in it are relative to that place. */
export interface BuildInfoPlaces {
  readonly kept: string;
  readonly used: string;
}

/** Copies the kept build info to where the compiler reads it; removes it there if none can be trusted. */
export async function restoreBuildInfo({ kept, used }: BuildInfoPlaces): Promise<void> {
  const body = await readChecksummed(kept);
  if (body === undefined || body === 'damaged') await rm(used, { force: true });
  else await writeFile(used, body);
}

/** Keeps what the compiler has written, or removes it where the compiler did not finish. */
export async function keepBuildInfo({ kept, used }: BuildInfoPlaces, isSound: boolean): Promise<void> {
  const body = isSound ? await readFile(used, 'utf8').catch(() => undefined) : undefined;
  if (body !== undefined) await writeChecksummed(kept, body);
  else await rm(kept, { force: true }).catch(() => {});
  await rm(used, { force: true }).catch(() => {});
}
