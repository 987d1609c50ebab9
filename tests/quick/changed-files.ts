import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a working tree that differ from where it left the branch `base`, with those that are not committed and those that Git
 * does not know yet; paths in the project. Without such a branch, what differs from the last commit.
 */
export function changedFiles(folder: string, base: string): string[] {
  const git = (...given: readonly string[]) =>
    execFileSync('git', given, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  const names = [...git('diff', '--name-only', '--relative', forkPoint(git, base)), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(names)].filter((name) => existsSync(join(folder, name))).sort();
}

function forkPoint(git: (...given: readonly string[]) => readonly string[], base: string): string {
  try {
    return git('merge-base', 'HEAD', base)[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}
