import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTree } from '../measure/run-tree.ts';

/** The sources of the peers, with a package.json of their own. */
export const peerSources = fileURLToPath(new URL('../peers', import.meta.url));

/** Installs the peers and the Node that they need into a folder, as locked, unless they are there already. */
export async function installPeers(folder: string): Promise<void> {
  const lock = 'package-lock.json';
  const kept = await readFile(join(folder, 'installed', lock), 'utf8').catch(() => undefined);
  if (kept === (await readFile(join(peerSources, lock), 'utf8'))) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', lock]) await cp(join(peerSources, file), join(folder, file));
  // `npm ci` refuses a lock file that lacks packages for other platforms, which not every registry has.
  await runTree({ program: 'npm', args: ['install', '--no-audit', '--no-fund'], cwd: folder });
  // Only now: an installation that was broken off is made again.
  await cp(join(peerSources, lock), join(folder, 'installed', lock));
}
