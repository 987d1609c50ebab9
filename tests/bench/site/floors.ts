import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../support/paths.ts';
import { compileLoop } from '../bare/compile.ts';
import type { Figures } from '../measure/median.ts';
import { type Run, run } from '../measure/run.ts';
import { setAside } from '../measure/set-aside.ts';
import type { SyntheticSize } from '../synthetic-site.ts';

/** The floor of a build: a loop that only draws and writes. */
export interface BareLoop {
  readonly script: string;
  /** The output folder of the loop. */
  readonly out: string;
}

export async function prepareLoop(folder: string): Promise<BareLoop> {
  return { script: await compileLoop(join(folder, 'loop')), out: join(folder, 'loop-pages') };
}

/** Runs the loop once; returns the time in which it draws and writes. Its data are in memory before. */
export async function runLoop({ script, out }: BareLoop, { pages }: SyntheticSize, ...writing: 'synchronous'[]): Promise<Figures> {
  await setAside([out], `${out}-before`);
  const { output, megabytes } = await run({ args: [script, String(pages), out, ...writing], cwd: root, env: { NODE_ENV: 'production' } });
  const [milliseconds, processor] = output.split(' ').map(Number);
  return { milliseconds: milliseconds as number, processor: processor as number, megabytes };
}

/** An empty file; its start under tsx is the shortest possible time of any command. */
export async function prepareStart(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const empty = join(folder, 'empty.ts');
  await writeFile(empty, '');
  return empty;
}

/** Starts `node --import tsx` once on an empty file. */
export function runStart(empty: string): Promise<Run> {
  return run({ args: ['--import', 'tsx', empty], cwd: root });
}
