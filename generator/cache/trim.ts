import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const usual = 4096;
const megabyte = 1024 * 1024;
const hour = 60 * 60 * 1000;

/** The size limit of the cache in bytes: WORTLAUT_CACHE_LIMIT in megabytes, if that is a positive number. */
function cacheLimit(): number {
  const given = Number(process.env.WORTLAUT_CACHE_LIMIT);
  return (given > 0 ? given : usual) * megabyte;
}

/**
 * Removes the oldest files from a cache that exceeds its limit; files that the present site needs are removed last. Also removes temporary
 * files that killed processes left behind a day ago. Does so once an hour, because it takes a stat call for each file.
 */
export function trimCache(cache: string, needed: ReadonlySet<string>, limit = cacheLimit()): void {
  const now = Date.now();
  const marker = join(cache, 'trimmed');
  try {
    if (Math.abs(now - (statSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? 0)) < hour) return;
    writeFileSync(marker, '');
  } catch {
    // A cache that cannot be created has no files.
    return;
  }
  const files = readdirSync(cache, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const entry = statSync(join(cache, path), { throwIfNoEntry: false });
    return entry?.isFile() ? [{ path, size: entry.size, time: entry.mtimeMs, isNeeded: needed.has(basename(path)) }] : [];
  });
  const isAbandoned = ({ path, time }: (typeof files)[number]) => /\.\d+$/.test(path) && now - time > 24 * hour;
  let size = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.sort((a, b) => Number(a.isNeeded) - Number(b.isNeeded) || a.time - b.time)) {
    if (size <= limit && !isAbandoned(file)) continue;
    rmSync(join(cache, file.path), { force: true });
    size -= file.size;
  }
}
