import { readFile } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { walkFolder } from '../../package/walk-folder.ts';
import { absent } from '../absent.ts';
import { fixedWording } from './fixed-wording.ts';
import { handwrittenLinks } from './handwritten-links.ts';
import { lostIslands, registryFile, unlistedIslands } from './island-registry.ts';
import { outsideWorld } from './outside-world.ts';
import { parseScript } from './syntax-tree.ts';

/**
 * Faults in components that cause no error: islands that browsers cannot find, hard-coded text, addresses of pages, clocks. Loads Vite's parser.
 * `files` are the paths of the files in runtime/static, `islands` the names of the islands in the bundle, `scripts`
 * the files that browsers run.
 */
export async function checkComponents(
  root: string,
  {
    files,
    islands,
    scripts,
  }: { readonly files: ReadonlySet<string>; readonly islands: ReadonlySet<string>; readonly scripts: ReadonlySet<string> },
): Promise<Diagnostic[]> {
  const entries = walkFolder(`${root}/runtime`).filter(({ path }) => path.endsWith('.tsx'));
  const components = (await Promise.all(entries.map(({ path }) => parsed(root, `runtime/${path}`)))).filter((one) => one !== undefined);
  const registry = await parsed(root, registryFile);
  return [
    ...(registry ? lostIslands(registry, islands) : []),
    ...components.flatMap((component) => [
      ...(registry ? unlistedIslands(component, registry) : []),
      ...fixedWording(component),
      ...handwrittenLinks(component, files),
      ...(scripts.has(component.file) ? [] : outsideWorld(component)),
    ]),
  ];
}

/** Undefined for a missing file: a theme need not have islands. */
async function parsed(root: string, file: string) {
  const text = await readFile(`${root}/${file}`, 'utf8').catch(absent);
  return text === undefined ? undefined : parseScript(file, text);
}
