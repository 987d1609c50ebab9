import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const usual = 4096;
const megabyte = 1024 * 1024;

/** Bytes that a cache may take: what WORTLAUT_CACHE_LIMIT says in megabytes, as long as that is a number above zero. */
function cacheLimit(): number {
  const given = Number(process.env.WORTLAUT_CACHE_LIMIT);
  return (given > 0 ? given : usual) * megabyte;
}

/** Whether so many bytes have come since a cache was measured that it may be too large by more than a hundredth: measuring looks at every file. */
export const isWorthTrimming = (added: number): boolean => added * 100 > cacheLimit();

/** Removes what was kept longest ago from a cache that is larger than it may be; what the present site needs goes last. */
export function evictFromCache(cache: string, needed: ReadonlySet<string>, limit = cacheLimit()): void {
  const files = pathsIn(cache).flatMap((path) => {
    const found = statSync(join(cache, path), { throwIfNoEntry: false });
    return found?.isFile() ? [{ path, size: found.size, time: found.mtimeMs, needed: needed.has(basename(path)) }] : [];
  });
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= limit) return;
  for (const file of files.sort((a, b) => Number(a.needed) - Number(b.needed) || a.time - b.time)) {
    rmSync(join(cache, file.path), { force: true });
    size -= file.size;
    if (size <= limit) return;
  }
}

/** A cache that could not be made has no files, and needs no trimming. */
function pathsIn(cache: string): string[] {
  try {
    return readdirSync(cache, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
