import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder with the packages of its own. */
export const folder = fileURLToPath(new URL('.', import.meta.url));

/** The Node that Lighthouse needs; the project itself supports older ones. */
export const pinnedNode = `${folder}node_modules/node/bin/node`;

/** Installs the pinned Lighthouse and its Node, unless they are installed. Throws npm's error if that fails. */
export function install(): void {
  const installed = `${folder}node_modules/.package-lock.json`;
  const upToDate = existsSync(pinnedNode) && statSync(installed).mtimeMs >= statSync(`${folder}package.json`).mtimeMs;
  if (upToDate) return;
  console.error('Installing Lighthouse and the Node that it needs …');
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
