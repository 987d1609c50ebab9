import { findCompiler } from '../../../generator/1-load/run-compiler.ts';
import { median } from '../measure/median.ts';
import { runTree, type TreeRun } from '../measure/run-tree.ts';
import { type Build, build, forget, middleBuild, type SiteCopy } from './measured-site.ts';

const rounds = 3;

export interface RealSite {
  /** A build with no more in its cache than the installation writes. */
  readonly cold: Build;
  /** A check in the same state. */
  readonly check: Times;
  /** The TypeScript compiler on the same project, without the state of an earlier run. */
  readonly compiler: Times;
}

/** Milliseconds of time and of processor time. */
type Times = Pick<TreeRun, 'milliseconds' | 'processor'>;

/** Runs cold builds, cold checks and the compiler in turns, so that a machine that slows down slows all three. */
export async function measureRealSite(site: SiteCopy): Promise<RealSite> {
  const builds: Build[] = [];
  const checks: Times[] = [];
  const compilers: Times[] = [];
  for (let round = 0; round < rounds; round++) {
    await forget(site);
    builds.push(await build(site));
    await forget(site);
    checks.push(await check(site));
    compilers.push(await compile(site));
  }
  return { cold: middleBuild(builds), check: timesOf(checks), compiler: timesOf(compilers) };
}

const timesOf = (runs: readonly Times[]): Times => ({
  milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
  processor: median(runs.map(({ processor }) => processor)),
});

function check({ project: cwd, content, cache }: SiteCopy): Promise<TreeRun> {
  const args = ['cli/main.mjs', 'check', '--content', content, '--quiet'];
  return runTree({ program: process.execPath, args, cwd, env: { WORTLAUT_CACHE: cache } });
}

/** Runs the compiler with the options that a check gives it. */
function compile({ project: cwd }: SiteCopy): Promise<TreeRun> {
  const compiler = findCompiler(cwd);
  if (!compiler) throw new Error('The TypeScript compiler is not installed.');
  return runTree({ program: compiler.executable, args: ['-p', '.', '--singleThreaded', '--pretty', 'false'], cwd });
}
