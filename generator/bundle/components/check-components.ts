import { readFile } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ScriptRequest } from '../../model/site-files.ts';
import { absent } from '../../package/absent.ts';
import { walkFolder } from '../../package/walk-folder.ts';
import type { ThemeGraph } from '../theme-graph.ts';
import { fixedWording, importsOfContent } from './fixed-wording.ts';
import { handwrittenLinks } from './handwritten-links.ts';
import { lostIslands, registryFile, unlistedIslands } from './island-registry.ts';
import { outsideWorld } from './outside-world.ts';
import { scriptRequests } from './script-requests.ts';
import { parseScript } from './syntax-tree.ts';

/** Faults in components that cause no error: islands that browsers cannot find, hard-coded text, addresses of pages, clocks. Loads Vite's parser. */
export async function checkComponents(
  root: string,
  { files, islands, ofPages, ofContent, ofBrowsers }: ComponentsToCheck,
): Promise<Diagnostic[]> {
  const components = walkFolder(`${root}/runtime`).flatMap(({ path }) => (path.endsWith('.tsx') ? `runtime/${path}` : []));
  const paths = [...new Set([...components, ...ofPages])];
  const modules = (await Promise.all(paths.map((path) => parsed(root, path)))).filter((one) => one !== undefined);
  const registry = await parsed(root, registryFile);
  return [
    ...(registry ? lostIslands(registry, islands) : []),
    ...modules.flatMap((module) => [
      ...(registry ? unlistedIslands(module, registry) : []),
      ...importsOfContent(module, ofContent),
      ...fixedWording(module),
      ...handwrittenLinks(module, files),
      ...(ofBrowsers.has(module.file) ? [] : outsideWorld(module)),
    ]),
  ];
}

interface ComponentsToCheck extends Pick<ThemeGraph, 'ofContent'> {
  /** The paths of the files in runtime/static. */
  readonly files: ReadonlySet<string>;
  readonly islands: ReadonlySet<string>;
  /** The modules that render pages: components, and what they import. */
  readonly ofPages: readonly string[];
  readonly ofBrowsers: ReadonlySet<string>;
}

/** Requests of the site's scripts that browsers run, without those of installed packages. */
export async function requestsIn(root: string, ofBrowsers: readonly string[]): Promise<ScriptRequest[]> {
  const scripts = ofBrowsers.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/(?:^|\/)node_modules\//.test(file));
  const modules = await Promise.all(scripts.map((file) => parsed(root, file)));
  return modules.flatMap((module) => (module ? scriptRequests(module) : []));
}

/** Undefined for a missing file: a theme need not have islands. */
async function parsed(root: string, file: string) {
  const text = await readFile(`${root}/${file}`, 'utf8').catch(absent);
  return text === undefined ? undefined : parseScript(file, text);
}
