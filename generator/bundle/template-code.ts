import { openStore } from '../cache/store.ts';
import { shortHash } from '../package/hash.ts';
import type { ListedTemplate } from './module-graph.ts';

const templateList = 'templates.ts';
/** The module whose imports every page loads, but for the templates. */
const common = ['theme.ts'];

export interface ThemeSources {
  readonly folder: string;
  /** Path relative to the folder → hash of the file. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** Where the module graph of the last build is cached, and the version of the code that reads it. */
export interface GraphCache {
  readonly folder: string;
  readonly version: string;
}

interface TemplateModules {
  readonly common: readonly string[];
  readonly templates: readonly ListedTemplate[];
}

/**
 * Template → hash of the code that renders its pages: its modules with all their imports, and those of every page. A change in one template
 * does not affect the pages of others. The parser is loaded only if a file of the theme has changed since the module graph was cached.
 */
export async function hashTemplateCode(sources: ThemeSources, cache: GraphCache): Promise<Readonly<Record<string, string>>> {
  const { templates, common: everywhere } = await templateModules(sources, cache);
  return Object.fromEntries(
    templates.map(({ name, component, modules }) => {
      const files = [...new Set([...everywhere, ...modules])].sort();
      return [name, shortHash(`${component}\n${files.map((path) => `${path} ${sources.hashes.get(path)}\n`).join('')}`)];
    }),
  );
}

function templateModules({ folder, hashes }: ThemeSources, cache: GraphCache): Promise<TemplateModules> {
  return openStore(cache.folder).memo('templates', [cache.version, folder, hashes], async () => {
    const { ModuleGraph } = await import('./module-graph.ts');
    const graph = new ModuleGraph(folder, hashes);
    // The layout finds every template in the list, and a page goes through one of them.
    const everywhere = graph.closureOf(
      common.filter((path) => hashes.has(path)),
      templateList,
    );
    return { common: everywhere, templates: graph.templatesIn(templateList) };
  });
}
