import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Findings } from '../diagnostics/findings.ts';
import type { Weight } from '../model/budgets.ts';
import type { NextChange } from '../model/later-values.ts';

interface LastBuild extends Findings {
  readonly pages: number;
  readonly files: number;
  readonly nextChange?: NextChange;
}

/** The report of the build of the current output; undefined if the output is gone or the report is damaged. */
export async function lastBuild(folder: string): Promise<LastBuild | undefined> {
  try {
    await access(join(folder, 'site', 'robots.txt'));
    return JSON.parse(await readFile(join(folder, 'reports', 'build.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The weights of the current output; empty if they are not known. */
export async function lastWeights(folder: string): Promise<readonly Weight[]> {
  try {
    return JSON.parse(await readFile(join(folder, 'reports', 'weights.json'), 'utf8')).weights;
  } catch {
    return [];
  }
}

/** Hash of the inputs of the current output; undefined if it is not known: then the build compares everything. */
export async function currentInputs(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.current', 'inputs'), 'utf8').catch(() => undefined);
}
