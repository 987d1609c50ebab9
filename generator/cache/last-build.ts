import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

export interface LastBuild {
  readonly pages: number;
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the current output's build reported, as long as the output is still there; nothing where it is damaged. */
export async function lastBuild(folder: string): Promise<LastBuild | undefined> {
  try {
    await access(join(folder, 'site', 'sitemap.xml'));
    return JSON.parse(await readFile(join(folder, 'reports', 'build.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
