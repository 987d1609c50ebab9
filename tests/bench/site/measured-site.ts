import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../../../generator/index.ts';
import { type Run, run } from '../measure/run.ts';
import { copyProject } from './project-copy.ts';
import { writeSyntheticContent } from '../synthetic-content.ts';
import type { SyntheticSize } from '../synthetic-site.ts';

/** A copy of Wortlaut with a synthetic site in it; all paths are absolute. */
export interface MeasuredSite extends SyntheticSize {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  /** The cache of this site alone. */
  readonly cache: string;
  /** What is in the cache once Wortlaut is installed and has built another site: the browser's part, and nothing of this site. */
  readonly installed: string;
}

export interface Build extends Pick<Run, 'milliseconds' | 'megabytes'> {
  /** Absent where the build does not say it. */
  readonly rendered: number | undefined;
}

/** Copies Wortlaut into a folder, writes the synthetic content there and builds another small site, as an installation is warm. */
export async function prepareSite(folder: string, size: SyntheticSize): Promise<MeasuredSite> {
  await copyProject(folder);
  const [content, out, cache, installed] = ['content', 'dist', '.wortlaut/site-cache', '.wortlaut/installed'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const site = { ...size, project: folder, content, out, cache, installed };
  await writeSyntheticContent(content, size);
  const other = { ...site, content: join(folder, 'other-content'), out: join(folder, 'other-dist'), cache: installed };
  await cp(join(project, 'tests/sites/minimal/content'), other.content, { recursive: true });
  await build(other);
  await build({ ...other, out: `${other.out}-again` });
  return site;
}

/** Builds through the front door, as a process of its own. */
export async function build({ project: cwd, content, out, cache }: MeasuredSite): Promise<Build> {
  const args = ['--import', 'tsx', 'cli/main.ts', 'build', '--content', content, '--out', out, '--quiet', '--format', 'json'];
  const { output, milliseconds, megabytes } = await run({ cwd, args, env: { WORTLAUT_CACHE: cache } });
  return { milliseconds, megabytes, rendered: JSON.parse(output).stats?.rendered };
}

/** Takes away what was built and cached of the site. */
export async function forget({ out, cache, installed }: MeasuredSite): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await rm(cache, { recursive: true, force: true });
  await cp(installed, cache, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Takes away the browser's part as well. */
export async function forgetEverything({ project: folder, out, cache }: MeasuredSite): Promise<void> {
  for (const path of [out, cache, join(folder, '.wortlaut/cache')]) await rm(path, { recursive: true, force: true });
}
