import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** An entry of the theme's list of templates. */
export interface ListedTemplate {
  readonly name: string;
  /** The component as written in the list, for example `AboutPage`. */
  readonly component: string;
  /** The modules of the component, with all their imports; paths relative to the theme's folder. */
  readonly modules: readonly string[];
}

interface ParsedModule {
  readonly source: string;
  readonly body: readonly ESTree.Statement[];
  /** Every module of the theme that this one loads. */
  readonly imports: readonly string[];
  /** Local name → the module of the theme that it is imported from. */
  readonly names: ReadonlyMap<string, string>;
}

/** The modules of a theme, read by the bundler's parser. Type-only imports, packages and style sheets do not count. */
export class ModuleGraph {
  readonly #folder: string;
  readonly #files: { has(path: string): boolean };
  readonly #parsed = new Map<string, ParsedModule>();

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
    const { source, body, names } = this.#module(path);
    return entriesOf(body).map((entry) => {
      const component = source.slice(entry.start, entry.end);
      if (entry.type !== 'Property' || entry.computed) throw new Error(`${path} lists '${component}', which is no entry with a name`);
      const name = entry.key.type === 'Literal' ? String(entry.key.value) : source.slice(entry.key.start, entry.key.end);
      const modules = identifiersIn(entry.value).flatMap((identifier) => names.get(identifier) ?? []);
      if (!modules.length) throw new Error(`${path} lists the template '${name}' with a component that it does not import`);
      return { name, component: source.slice(entry.value.start, entry.value.end), modules: this.closureOf(modules) };
    });
  }

  #module(path: string): ParsedModule {
    let parsed = this.#parsed.get(path);
    if (!parsed) {
      parsed = this.#parse(path);
      this.#parsed.set(path, parsed);
    }
    return parsed;
  }

  #parse(path: string): ParsedModule {
    const source = readFileSync(join(this.#folder, path), 'utf8');
    if (!/\.[cm]?[jt]sx?$/.test(path)) return { source, body: [], imports: [], names: new Map() };
    const { program, module, errors } = parseSync(path, source);
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
    return { source, body: program.body as readonly ESTree.Statement[], imports: specifiers.flatMap(resolved), names: new Map(names) };
  }
}

/** The entries of the object that is exported as `templates`. */
function entriesOf(body: readonly ESTree.Statement[]): readonly ESTree.ObjectPropertyKind[] {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'templates' || !init) continue;
      const value = withoutTypes(init);
      if (value.type === 'ObjectExpression') return value.properties;
    }
  }
  throw new Error('the theme exports no list of its templates');
}

/** `{} as const satisfies List` → `{}` */
const withoutTypes = (expression: ESTree.Expression): ESTree.Expression =>
  expression.type === 'TSSatisfiesExpression' || expression.type === 'TSAsExpression' ? withoutTypes(expression.expression) : expression;

function identifiersIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Identifier') return [(node as ESTree.IdentifierReference).name];
  return Object.values(node).flatMap(identifiersIn);
}
