import { readFileSync } from 'node:fs';
import { type BuildResult, build, type Diagnostic, type Manifest } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { contentsOf } from '../support/snapshot.ts';
import type { BuildOptions } from './situation.ts';

/** The output of a build: path → hash of the bytes. */
export interface Outcome {
  readonly ok: boolean;
  readonly pages: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly output: Readonly<Record<string, string>>;
}

/** The folders of a build. */
export interface Folders {
  readonly content: string;
  readonly out: string;
  readonly cache: string;
}

export interface Build extends BuildOptions {
  readonly force?: boolean;
  readonly workers?: number;
}

/** Builds as the command line does. */
export const buildAt = ({ content, out, cache }: Folders, reported: Build): Promise<BuildResult> =>
  build(opened({ content, out, cache, ...reported }));

/** Files of an output folder: `site/…` and `reports/…`. */
export function outputOf(out: string): Record<string, string> {
  const below = (name: string) =>
    Object.entries(contentsOf(`${out}/${name}`)).map(([path, sum]): [string, string] => [`${name}/${path}`, sum]);
  return Object.fromEntries([...below('site'), ...below('reports')]);
}

/** Files of the pages of a site, without redirect pages. */
export function pagesOf(out: string): string[] {
  const { routes }: Manifest = JSON.parse(readFileSync(`${out}/reports/manifest.json`, 'utf8'));
  return routes.map(({ output }) => `site/${output}`);
}
