import { readdir, readFile } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fixedWording } from './fixed-wording.ts';
import { handwrittenLinks } from './handwritten-links.ts';
import { misnamedIslands, registryFile, unlistedIslands } from './island-registry.ts';
import { parseScript } from './syntax-tree.ts';

/**
 * What the components of a theme get wrong without failing: islands that browsers cannot find, fixed wording, addresses of pages. Loads
 * Vite's parser. `staticFiles` are the paths of the files in runtime/static.
 */
export async function checkComponents(root: string, staticFiles: ReadonlySet<string>): Promise<Diagnostic[]> {
  const names = (await readdir(`${root}/runtime`, { recursive: true })).filter((name) => name.endsWith('.tsx')).sort();
  const components = (await Promise.all(names.map((name) => parsed(root, `runtime/${name}`)))).filter((one) => one !== undefined);
  const registry = await parsed(root, registryFile);
  return [
    ...(registry ? misnamedIslands(registry) : []),
    ...components.flatMap((component) => [
      ...(registry ? unlistedIslands(component, registry) : []),
      ...fixedWording(component),
      ...handwrittenLinks(component, staticFiles),
    ]),
  ];
}

/** Nothing for a file that is not there: a theme may do without islands. */
async function parsed(root: string, file: string) {
  const text = await readFile(`${root}/${file}`, 'utf8').catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'ENOENT') throw new Error(message);
    return undefined;
  });
  return text === undefined ? undefined : parseScript(file, text);
}
