import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { changedFiles } from '../../quick/changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'wortlaut-changed-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('what the branch has committed, what is not committed and what is new; not what is gone', () => {
  const git = (...given: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...given], { cwd: folder });
  const write = (name: string) => writeFileSync(join(folder, name), `${Math.random()}`);
  git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['same.ts', 'committed.ts', 'edited.ts', 'gone.ts', 'base.ts']) write(name);
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  git('checkout', '--quiet', '-b', 'work');
  write('committed.ts');
  git('commit', '--quiet', '-a', '-m', 'second');
  git('checkout', '--quiet', 'main');
  write('base.ts');
  git('commit', '--quiet', '-a', '-m', 'third');
  git('checkout', '--quiet', 'work');
  write('edited.ts');
  write('new.ts');
  rmSync(join(folder, 'gone.ts'));
  expect(changedFiles(folder, 'main')).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
  expect(changedFiles(folder, 'no-such-branch')).toEqual(['edited.ts', 'new.ts']);
});
