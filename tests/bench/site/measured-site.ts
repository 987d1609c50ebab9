import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../support/paths.ts';
import { type Figures, middle } from '../measure/median.ts';
import { run } from '../measure/run.ts';
import { setAside } from '../measure/set-aside.ts';
import { writeSyntheticContent } from '../synthetic-content.ts';
import type { SyntheticSize } from '../synthetic-site.ts';
import { copyProject } from './project-copy.ts';

/** A copy of Wortlaut with a site in it; all paths are absolute. */
export interface SiteCopy {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  /** The cache of this site alone. */
  readonly cache: string;
  /** The cache after the installation of Wortlaut: it contains the browser's part only. */
  readonly installed: string;
}

/** A copy with a synthetic site. */
export interface MeasuredSite extends SiteCopy, SyntheticSize {}

export interface Build extends Figures {
  /** Absent if the build does not report it. */
  readonly rendered: number | undefined;
}

/** Copies Wortlaut into a folder, prepares it as its installation does, and writes the synthetic content there. */
export async function prepareSite(folder: string, size: SyntheticSize): Promise<MeasuredSite> {
  await copyProject(folder);
  const site = pathsIn(folder);
  await install(site);
  await writeSyntheticContent(site.content, size);
  return { ...size, ...site };
}

/** Copies Wortlaut with its own content into a folder, and prepares it as its installation does. */
export async function prepareRealSite(folder: string): Promise<SiteCopy> {
  await copyProject(folder);
  const site = pathsIn(folder);
  await cp(join(root, 'content'), site.content, { recursive: true });
  await install(site);
  return site;
}

function pathsIn(folder: string): SiteCopy {
  const inside = (name: string) => join(folder, name);
  return {
    project: folder,
    content: inside('content'),
    out: inside('dist'),
    cache: inside('.wortlaut/site-cache'),
    installed: inside('.wortlaut/installed'),
  };
}

/** Does the last step of `npm ci`: compiles Wortlaut and bundles the browser's part. */
async function install({ project: cwd, installed }: SiteCopy): Promise<void> {
  await run({ cwd, args: ['generator/precompile/process.mjs', 'prepare'], env: { WORTLAUT_CACHE: installed } });
}

/** Builds through the command line, in a separate process. */
export async function build({ project: cwd, content, out, cache }: SiteCopy, ...options: readonly string[]): Promise<Build> {
  const args = ['cli/main.mjs', 'build', '--content', content, '--out', out, '--quiet', '--format', 'json', ...options];
  const { output, ...figures } = await run({ cwd, args, env: { WORTLAUT_CACHE: cache } });
  return { ...figures, rendered: JSON.parse(output).stats?.rendered };
}

/** Removes the output and the cache of the site; files of the installation stay. */
export async function forget(site: SiteCopy): Promise<void> {
  await forgetEverything(site);
  await cp(site.installed, site.cache, { recursive: true });
}

/** Removes the browser's part as well. */
export async function forgetEverything({ project: folder, out, cache }: SiteCopy): Promise<void> {
  await setAside([out, cache], join(folder, '.wortlaut/set-aside'));
}

/** The medians of several builds. */
export const middleBuild = (builds: readonly Build[]): Build => ({ ...middle(builds), rendered: builds[0]?.rendered });
