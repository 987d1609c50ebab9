import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what killed processes have left in a cache: staged files, whose names end with the number of the process that was writing
 * them. The file of a running process may yet be finished, unless it is older than a day: then another process has the number.
 * What cannot be removed takes up space and does no other harm.
 */
export function removeAbandonedStaging(cache: string, now = Date.now()): void {
  for (const name of namesIn(cache)) {
    const [, maker] = /\.(?:json|inputs|tsbuildinfo)\.(\d+)$|^texts-[\w-]+\.(\d+)$/.exec(name)?.filter(Boolean) ?? [];
    if (maker === undefined || maker === String(process.pid)) continue;
    const file = join(cache, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() && (now - found.mtimeMs > day || !isRunning(Number(maker)))) rmSync(file, { force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(maker: number): boolean {
  try {
    return process.kill(maker, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
