import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { entriesOf } from '../typescript/declarations.ts';
import { keyOf } from '../typescript/expressions.ts';
import { nodesIn } from '../typescript/nodes.ts';
import { type ParsedModule, parseModule } from '../typescript/parse-module.ts';

/** An entry of the theme's list of templates. */
export interface ListedTemplate {
  readonly name: string;
  /** The component as written in the list, for example `AboutPage`. */
  readonly component: string;
  /** The modules of the component, with all their imports; paths relative to the theme's folder. */
  readonly modules: readonly string[];
}

interface ThemeModule {
  readonly source: string;
  readonly program?: ParsedModule['program'];
  /** Every module of the theme that this one loads. */
  readonly imports: readonly string[];
  /** Local name → the module of the theme that it is imported from. */
  readonly names: ReadonlyMap<string, string>;
}

/** The modules of a theme, read by the bundler's parser. Type-only imports, packages and style sheets do not count. */
export class ModuleGraph {
  readonly #folder: string;
  readonly #files: { has(path: string): boolean };
  readonly #parsed = new Map<string, ThemeModule>();

  /** @param files the files of the folder, relative to it */
  constructor(folder: string, files: { has(path: string): boolean }) {
    this.#folder = folder;
    this.#files = files;
  }

  /** The given modules and everything that they import, transitively; one module and what only it imports can be left out. */
  closureOf(entries: readonly string[], without?: string): string[] {
    const found = new Set(entries);
    for (const path of found) for (const imported of this.#module(path).imports) if (imported !== without) found.add(imported);
    return [...found];
  }

  /** The templates that a module exports as `templates`. Throws for an entry whose component cannot be resolved. */
  templatesIn(path: string): ListedTemplate[] {
    const { source, program, names } = this.#module(path);
    const entries = program && entriesOf(program, 'templates');
    if (!entries) throw new Error('the theme exports no list of its templates');
    return entries.map((entry) => {
      const component = source.slice(entry.start, entry.end);
      const name = keyOf(entry);
      if (entry.type !== 'Property' || name === undefined) throw new Error(`${path} lists '${component}', which is no entry with a name`);
      const modules = nodesIn(entry.value).flatMap((node) => (node.type === 'Identifier' && names.get(node.name)) || []);
      if (!modules.length) throw new Error(`${path} lists the template '${name}' with a component that it does not import`);
      return { name, component: source.slice(entry.value.start, entry.value.end), modules: this.closureOf(modules) };
    });
  }

  #module(path: string): ThemeModule {
    let parsed = this.#parsed.get(path);
    if (!parsed) {
      parsed = this.#parse(path);
      this.#parsed.set(path, parsed);
    }
    return parsed;
  }

  #parse(path: string): ThemeModule {
    const source = readFileSync(join(this.#folder, path), 'utf8');
    if (!/\.[cm]?[jt]sx?$/.test(path)) return { source, imports: [], names: new Map() };
    const { program, module, errors } = parseModule(path, source);
    if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
    const resolved = (specifier: string): string[] => {
      const file = normalize(join(dirname(path), specifier));
      return specifier.startsWith('.') && this.#files.has(file) && !file.endsWith('.css') ? [file] : [];
    };
    const loads = (entries: readonly { readonly isType: boolean }[]) => !entries.length || entries.some(({ isType }) => !isType);
    const staticImports = module.staticImports.filter(({ entries }) => loads(entries));
    const names = staticImports.flatMap(({ entries, moduleRequest }) =>
      resolved(moduleRequest.value).flatMap((file) => entries.map(({ localName }) => [localName.value, file] as const)),
    );
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ];
    return { source, program, imports: specifiers.flatMap(resolved), names: new Map(names) };
  }
}
