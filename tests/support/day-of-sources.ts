import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

/** Seconds. A waiver of a claim holds no longer. */
const longest = 400 * 24 * 3600;

/**
 * The ISO day of the last commit, for a clone without changes: on that day neither its fairs nor its offer have ended, however late it is
 * proven. Today for changed sources, without git, and for a commit older than 400 days.
 */
export function dayOfSources(): string {
  const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
  const git = (...given: readonly string[]) =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const seconds = Number(git('log', '-1', '--format=%ct'));
    const isOld = Date.now() / 1000 - seconds > longest;
    return dayOf(isOld || git('status', '--porcelain') ? Date.now() : seconds * 1000);
  } catch {
    return dayOf(Date.now());
  }
}
