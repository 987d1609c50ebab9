import { readFile, rm, writeFile } from 'node:fs/promises';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';

/*
 * What the compiler remembers of its last run (`--tsBuildInfoFile`). The compiler believes what it says of files that have not
 * changed, so it is kept closed by its own hash: one that is damaged is not used, and everything is compiled.
 */

/** Where a build info is kept, and where the compiler reads and writes it: paths in it are relative to that place. */
export interface BuildInfoPlaces {
  readonly kept: string;
  readonly used: string;
}

/** Lays the kept build info where the compiler looks for it; nothing where there is none that can be trusted. */
export async function layBuildInfo({ kept, used }: BuildInfoPlaces): Promise<void> {
  const body = await readChecksummed(kept);
  if (body === undefined || body === 'damaged') await rm(used, { force: true });
  else await writeFile(used, body);
}

/** Keeps what the compiler has written, or forgets all where it did not come to its end. */
export async function keepBuildInfo({ kept, used }: BuildInfoPlaces, isSound: boolean): Promise<void> {
  const body = isSound ? await readFile(used, 'utf8').catch(() => undefined) : undefined;
  if (body !== undefined) await writeChecksummed(kept, body);
  else await rm(kept, { force: true }).catch(() => {});
  await rm(used, { force: true }).catch(() => {});
}
