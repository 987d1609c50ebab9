import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const usual = 4096;
const megabyte = 1024 * 1024;

/** The size limit of the cache in bytes: WORTLAUT_CACHE_LIMIT in megabytes, if that is a positive number. */
function cacheLimit(): number {
  const given = Number(process.env.WORTLAUT_CACHE_LIMIT);
  return (given > 0 ? given : usual) * megabyte;
}

/**
 * Whether a cache may have grown by more than a hundredth of its limit since it was measured. Measuring takes a stat call for each file.
 */
export const isWorthTrimming = (added: number): boolean => added * 100 > cacheLimit();

/** When this process found a cache to be less than half full, in milliseconds since 1970. */
const foundHalfEmpty = new Map<string, number>();
const minute = 60_000;

/**
 * Removes the oldest files from a cache that exceeds its limit; files that the present site needs are removed last. A cache that this
 * process found to be less than half full within the last minute is not measured again: many sites may share it.
 */
export function evictFromCache(cache: string, needed: ReadonlySet<string>, limit = cacheLimit()): void {
  if (Date.now() - (foundHalfEmpty.get(cache) ?? 0) < minute) return;
  const files = pathsIn(cache).flatMap((path) => {
    const found = statSync(join(cache, path), { throwIfNoEntry: false });
    return found?.isFile() ? [{ path, size: found.size, time: found.mtimeMs, needed: needed.has(basename(path)) }] : [];
  });
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size < limit / 2) foundHalfEmpty.set(cache, Date.now());
  if (size <= limit) return;
  for (const file of files.sort((a, b) => Number(a.needed) - Number(b.needed) || a.time - b.time)) {
    rmSync(join(cache, file.path), { force: true });
    size -= file.size;
    if (size <= limit) return;
  }
}

/** A cache that could not be created has no files. */
function pathsIn(cache: string): string[] {
  try {
    return readdirSync(cache, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
