import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes files that killed processes left in a cache while they wrote them: their names end with a process id. Files of running processes
 * stay, unless they are older than a day: by then the id may belong to another process. A file that cannot be removed only takes up space.
 */
export function removeAbandonedStaging(cache: string, now = Date.now()): void {
  for (const name of namesIn(cache)) {
    const [, maker] = /\.(?:json|inputs|site|tsbuildinfo)\.(\d+)$|^texts-[\w-]+\.(\d+)$/.exec(name)?.filter(Boolean) ?? [];
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
