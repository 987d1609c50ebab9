import { existsSync, readFileSync } from 'node:fs';
import { entriesOf } from '../typescript/declarations.ts';
import { keyOf } from '../typescript/expressions.ts';
import { importedNames } from '../typescript/imports.ts';
import { nodesIn } from '../typescript/nodes.ts';
import { parseModule } from '../typescript/parse-module.ts';
import { fileOf, filesOf } from './bundle-inputs.ts';

/** An entry of the theme's list of templates. Files are relative to the folder of the site. */
export interface ThemeTemplate {
  readonly name: string;
  /** The component as written in the list, for example `AboutPage`. */
  readonly component: string;
  /** The files that render its pages: its own and those of every page, with all their imports. */
  readonly modules: readonly string[];
  /** The style sheets that it imports and not every page does, in their order. */
  readonly styles: readonly string[];
}

/** The parts of a theme's module graph. */
export interface ThemeGraph {
  readonly templates: readonly ThemeTemplate[];
  /** The style sheets that every page imports, in their order. */
  readonly styles: readonly string[];
  /** Components and the modules that they import, wherever they are. */
  readonly scripts: readonly string[];
  /** The content files that these modules import. */
  readonly ofContent: readonly { readonly importer: string; readonly file: string }[];
}

export const emptyGraph: ThemeGraph = { templates: [], styles: [], scripts: [], ofContent: [] };

/** Id of a module → the ids of the modules that it imports. */
type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const templateList = 'runtime/templates.ts';

/** The templates of `runtime/templates.ts` whose components are imported there, each with its part of the module graph. */
export async function themeGraph(
  root: string,
  graph: ModuleGraph,
  resolve: (specifier: string, importer: string) => Promise<string | undefined>,
): Promise<ThemeGraph> {
  const list = `${root}/${templateList}`;
  if (!graph.has(list) || !existsSync(list)) return emptyGraph;
  const text = readFileSync(list, 'utf8');
  const { program } = parseModule(templateList, text);
  const imports = importedNames(program);
  // The layout finds every template in the list, and a page goes through one of them.
  const common = closureOf(graph, [`${root}/runtime/theme.ts`], list);
  const styles = sheetsOf(common, root);
  const templates = (entriesOf(program, 'templates') ?? []).map(async (entry): Promise<ThemeTemplate | undefined> => {
    const name = keyOf(entry);
    if (entry.type !== 'Property' || name === undefined) return undefined;
    const names = nodesIn(entry.value).flatMap((node) => (node.type === 'Identifier' ? (imports.get(node.name) ?? []) : []));
    const ids = await Promise.all(names.map(({ specifier }) => resolve(specifier, list)));
    const own = ids.flatMap((id) => (id !== undefined && graph.has(id) ? id : []));
    if (own.length === 0) return undefined;
    const modules = closureOf(graph, own);
    return {
      name,
      component: text.slice(entry.value.start, entry.value.end),
      modules: filesOf([...common, ...modules], root),
      styles: sheetsOf(modules, root).filter((sheet) => !styles.includes(sheet)),
    };
  });
  const components = [...graph.keys()].filter((id) => id.endsWith('.tsx') && isOwn(id));
  const scripts = closureOf(graph, components).filter((id) => /\.[cm]?[jt]sx?$/.test(id) && isOwn(id));
  const isContent = (file: string) => file.startsWith('content/');
  const ofContent = scripts
    .flatMap((id) => (graph.get(id) ?? []).map((imported) => ({ importer: fileOf(root, id), file: fileOf(root, imported) })))
    .filter(({ importer, file }) => isContent(file) && !isContent(importer));
  return {
    templates: (await Promise.all(templates)).flatMap((template) => template ?? []),
    styles,
    scripts: filesOf(scripts, root),
    ofContent,
  };
}

/** Whether a module is of the site, not of an installed package. */
const isOwn = (id: string) => !id.includes('/node_modules/');

/** Modules with everything that they import, each after its imports; one module and what only it imports can be left out. */
function closureOf(graph: ModuleGraph, entries: readonly string[], without?: string): string[] {
  const seen = new Set([without]);
  const modules: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of graph.get(id) ?? []) visit(imported);
    modules.push(id);
  };
  for (const id of entries) visit(id);
  return modules;
}

/** The name of a style sheet. With a query a sheet is imported as a text or an address. */
export const sheetName = /\.(css|less|s[ac]ss|styl)$/;

export const isSheet = (id: string): boolean => sheetName.test(id);

/** The style sheets among modules, in their order. */
const sheetsOf = (ids: readonly string[], root: string): string[] => ids.filter(isSheet).flatMap((id) => filesOf([id], root));
