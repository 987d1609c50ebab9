import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../../../generator/index.ts';
import { compileLoop } from '../bare/compile.ts';
import { median } from '../measure/median.ts';
import { type Run, run } from '../measure/run.ts';
import type { SyntheticSize } from '../synthetic-site.ts';

/** What a build is compared with: a loop that only draws and writes. */
export interface BareLoop {
  readonly script: string;
  /** The folder that it writes to. */
  readonly out: string;
}

export async function prepareLoop(folder: string): Promise<BareLoop> {
  return { script: await compileLoop(join(folder, 'loop')), out: join(folder, 'loop-pages') };
}

/** One run of the loop: the milliseconds in which it draws and writes, its data being in memory before. */
export async function runLoop({ script, out }: BareLoop, { pages }: SyntheticSize): Promise<Pick<Run, 'milliseconds' | 'megabytes'>> {
  await rm(out, { recursive: true, force: true });
  const { output, megabytes } = await run({ args: [script, String(pages), out], cwd: project, env: { NODE_ENV: 'production' } });
  return { milliseconds: Number(output), megabytes };
}

/** The start of `node --import tsx` on an empty file: the median of nine runs. */
export async function measureStart(folder: string): Promise<Pick<Run, 'milliseconds' | 'megabytes'>> {
  await mkdir(folder, { recursive: true });
  const empty = join(folder, 'empty.ts');
  await writeFile(empty, '');
  const runs: Run[] = [];
  for (let round = 0; round < 9; round++) runs.push(await run({ args: ['--import', 'tsx', empty], cwd: project }));
  return {
    milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
    megabytes: median(runs.map(({ megabytes }) => megabytes)),
  };
}
