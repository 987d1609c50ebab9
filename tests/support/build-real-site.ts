import { execFileSync } from 'node:child_process';
import { refuseSources } from '../precompile/refuse-sources.ts';
import { dayOfSources } from './day-of-sources.ts';
import { realSite, root } from './paths.ts';

/** Runs once before the tests of the real site's output: builds it with the precompiled tool. */
export default function buildRealSite(): void {
  execFileSync(process.execPath, [`${root}/generator/precompile/process.mjs`, 'precompile']);
  try {
    const options = ['--out', realSite, '--as-of', dayOfSources(), '--force', '--quiet'];
    execFileSync(process.execPath, [refuseSources, 'cli/main.mjs', 'build', ...options], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The real content does not build, so its site cannot be tested.\n${stdout}${stderr}`);
  }
}
