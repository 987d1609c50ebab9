import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../generator/index.ts';
import { noAssets } from '../../generator/model/site-files.ts';

const rounds = 5;
const mostOfBuild = 0.2;

/**
 * Prints what a build of the real site costs, as ratios within one run, because machines differ and are noisy: rendering and whole
 * builds against the bare start of Node, and the checks against a whole build. Returns whether the checks take at most a fifth of it.
 */
export async function measureRealSite(): Promise<boolean> {
  mkdirSync(join(project, '.wortlaut'), { recursive: true });
  const folder = mkdtempSync(join(project, '.wortlaut/bench-'));
  const empty = join(folder, 'empty.ts');
  writeFileSync(empty, '');
  const out = join(folder, 'dist');
  try {
    const rendered = await timeRendering();
    const start = median(() => run(['--import', 'tsx', empty]));
    const cold = median(() => {
      rmSync(out, { recursive: true, force: true });
      return run(['cli/main.mjs', 'build', '--out', out, '--force', '--quiet']);
    });
    const full = median(() => {
      rmSync(out, { recursive: true, force: true });
      rmSync(join(project, '.wortlaut/cache'), { recursive: true, force: true });
      return run(['cli/main.mjs', 'build', '--out', out, '--force', '--quiet']);
    });
    const warm = median(() => run(['cli/main.mjs', 'build', '--out', out, '--quiet']));
    const checks = median(() =>
      Number(execFileSync(process.execPath, ['--import', 'tsx', 'tests/bench/time-checks.ts'], { cwd: project })),
    );
    const share = checks / full;
    const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
    const rows = [
      ['bare start of node --import tsx', start, ''],
      ['rendering all pages, one thread', rendered, `${(rendered / start).toFixed(1)} × the bare start`],
      ['full build, nothing cached', full, `${(full / start).toFixed(1)} × the bare start`],
      ['build with the browser part cached', cold, `${(cold / start).toFixed(1)} × the bare start`],
      [
        'all checks: content and pages',
        checks,
        `${percent(share)} of the full build, at most ${percent(mostOfBuild)}; ${percent(checks / cold)} of the cached one`,
      ],
      ['warm build, nothing changed', warm, `${(warm / start).toFixed(2)} × the bare start`],
    ] as const;
    for (const [name, milliseconds, note] of rows) console.log(`${name.padEnd(34)}${milliseconds.toFixed(0).padStart(7)} ms   ${note}`);
    return share <= mostOfBuild;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds that rendering all pages takes, in a process that has rendered them before. */
async function timeRendering(): Promise<number> {
  const { load, plan, renderWholeSite } = await import('../../generator/build/stages.ts');
  const { content } = await load(join(project, 'content'));
  if (!content) throw new Error('the content does not load; run `npm run site -- check`');
  const { manifest } = plan(content);
  const render = () => renderWholeSite({ content, manifest, assets: noAssets });
  render();
  return median(() => time(render));
}

function run(args: readonly string[]): number {
  return time(() => execFileSync(process.execPath, args, { cwd: project, stdio: 'ignore' }));
}

function time(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function median(measure: () => number): number {
  return middle(Array.from({ length: rounds }, measure));
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
