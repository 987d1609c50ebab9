import { existsSync, readFileSync } from 'node:fs';
import { entriesOf } from '../typescript/declarations.ts';
import { keyOf } from '../typescript/expressions.ts';
import { importedNames } from '../typescript/imports.ts';
import { nodesIn } from '../typescript/nodes.ts';
import { parseModule } from '../typescript/parse-module.ts';

/** An entry of the theme's list of templates. */
export interface ThemeTemplate {
  readonly name: string;
  /** The component as written in the list, for example `AboutPage`. */
  readonly component: string;
  /** The modules that render its pages: its own and those of every page, with all their imports. */
  readonly modules: readonly string[];
}

/** Id of a module → the ids of the modules that it imports. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const templateList = 'runtime/templates.ts';

/**
 * The templates that `runtime/templates.ts` lists, each with its part of the theme's module graph; without those whose component is not
 * imported there. Empty for a graph without that module.
 */
export async function templatesOf(
  root: string,
  graph: ModuleGraph,
  resolve: (specifier: string, importer: string) => Promise<string | undefined>,
): Promise<ThemeTemplate[]> {
  const list = `${root}/${templateList}`;
  if (!graph.has(list) || !existsSync(list)) return [];
  const text = readFileSync(list, 'utf8');
  const { program } = parseModule(templateList, text);
  const imports = importedNames(program);
  // The layout finds every template in the list, and a page goes through one of them.
  const common = closureOf(graph, [`${root}/runtime/theme.ts`], list);
  const templates = (entriesOf(program, 'templates') ?? []).map(async (entry): Promise<ThemeTemplate | undefined> => {
    const name = keyOf(entry);
    if (entry.type !== 'Property' || name === undefined) return undefined;
    const names = nodesIn(entry.value).flatMap((node) => (node.type === 'Identifier' ? (imports.get(node.name) ?? []) : []));
    const ids = await Promise.all(names.map(({ specifier }) => resolve(specifier, list)));
    const modules = ids.flatMap((id) => (id !== undefined && graph.has(id) ? id : []));
    if (modules.length === 0) return undefined;
    const component = text.slice(entry.value.start, entry.value.end);
    return { name, component, modules: [...new Set([...common, ...closureOf(graph, modules)])] };
  });
  return (await Promise.all(templates)).flatMap((template) => template ?? []);
}

/** Modules with everything that they import; one module and what only it imports can be left out. */
function closureOf(graph: ModuleGraph, entries: readonly string[], without?: string): string[] {
  const modules = new Set(entries);
  for (const id of modules) for (const imported of graph.get(id) ?? []) if (imported !== without) modules.add(imported);
  return [...modules];
}
