import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTree } from '../measure/run-tree.ts';

/** The sources of the peers, with a package.json that pins their versions. */
export const peerSources = fileURLToPath(new URL('../peers', import.meta.url));

/** Installs the Node of all rows; returns its program. */
export async function installNode(folder: string): Promise<string> {
  await install(fileURLToPath(new URL('../node', import.meta.url)), folder);
  return join(folder, 'node_modules/node/bin/node');
}

/** Installs the peers, and the checks that their users add. */
export const installPeers = (folder: string): Promise<void> => install(peerSources, folder);

/** Installs the packages that a package.json pins into a folder, unless these versions are there already. */
async function install(source: string, folder: string): Promise<void> {
  const manifest = join(source, 'package.json');
  const installed = join(folder, 'installed/package.json');
  if ((await readFile(installed, 'utf8').catch(() => undefined)) === (await readFile(manifest, 'utf8'))) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(manifest, join(folder, 'package.json'));
  await runTree({ program: 'npm', args: ['install', '--no-package-lock', '--no-audit', '--no-fund'], cwd: folder });
  // Written last, so that an interrupted installation is repeated.
  await cp(manifest, installed);
}
