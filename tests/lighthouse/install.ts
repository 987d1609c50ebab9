import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder with the packages of its own. */
export const folder = fileURLToPath(new URL('.', import.meta.url));

/** The Node that Lighthouse needs; the project itself supports older ones. */
export const pinnedNode = `${folder}node_modules/node/bin/node`;

/** Installs Lighthouse and its Node as locked, unless they are installed. Throws npm's error if that fails. */
export function install(): void {
  const installed = `${folder}node_modules/.package-lock.json`;
  const upToDate = existsSync(pinnedNode) && statSync(installed).mtimeMs >= statSync(`${folder}package-lock.json`).mtimeMs;
  if (upToDate) return;
  console.error('Installing Lighthouse and the Node that it needs …');
  execFileSync('npm', ['ci', '--no-audit', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
