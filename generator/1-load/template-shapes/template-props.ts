import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Diagnostic, finding, type Place } from '../../diagnostics/diagnostic.ts';
import { placeInText } from '../../diagnostics/place-in-text.ts';
import { memoize } from '../../model/memoize.ts';
import { readText } from '../../package/read-text.ts';
import { declaredIn, entriesOf, exportsType } from '../../typescript/declarations.ts';
import { keyOf } from '../../typescript/expressions.ts';
import { type ImportedName, importedNames } from '../../typescript/imports.ts';
import { nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';

/** A type that a module of the site exports. */
export interface PropsType {
  /** The path of the module, relative to the site. */
  readonly module: string;
  readonly type: string;
}

export interface TemplateProps {
  /** Template → the type of its component's props, in the order of the list. */
  readonly props: ReadonlyMap<string, PropsType>;
  readonly faults: readonly Diagnostic[];
}

const list = 'runtime/templates.ts';

/**
 * The types of the props of a theme's templates, as their components name them: `function AboutPage({ copy }: AboutProps)`. Compiles
 * nothing, so that content is compiled without the components. WL6021 for a component that does not name such a type, and for a list that
 * cannot be read; WL6005 for a file that is missing, without which the compiler would report every text as unused. Empty for a theme without
 * `runtime/templates.ts`.
 */
export async function templateProps(siteRoot: string): Promise<TemplateProps> {
  const text = readText(join(siteRoot, list));
  if (text === undefined) return { props: new Map(), faults: [] };
  const { parseModule } = await import('../../typescript/parse-module.ts');
  const { program } = parseModule(list, text);
  const imports = importedNames(program);
  const props = new Map<string, PropsType>();
  const faults: Diagnostic[] = [];
  const components = componentsIn(program);
  if (!components.length) faults.push(unreadable);
  if (!existsSync(join(siteRoot, 'tsconfig.json'))) faults.push(noConfiguration);
  for (const { name, component, at } of components) {
    const imported = imports.get(component);
    const type = imported && (await readProps(siteRoot, imported));
    if (type && 'code' in type) faults.push(type);
    else if (type) props.set(name, type);
    else faults.push(untyped({ name, component }, placeInText(text, [at, at])));
  }
  return { props, faults };
}

/** The entries with a name of the list of templates; of `memo(AboutPage)`, the component is `AboutPage`. */
function componentsIn(program: ParsedModule['program']): { readonly name: string; readonly component: string; readonly at: number }[] {
  return (entriesOf(program, 'templates') ?? []).flatMap((entry) => {
    const name = keyOf(entry);
    const identifiers = entry.type === 'Property' ? [...nodesIn(entry.value)].filter(({ type }) => type === 'Identifier') : [];
    const component = identifiers.at(-1);
    return name !== undefined && component?.type === 'Identifier' ? [{ name, component: component.name, at: entry.start }] : [];
  });
}

/** The type of the props of an imported component, or the fault of its import; undefined if it cannot be told without the compiler. */
async function readProps(siteRoot: string, { specifier, name }: ImportedName): Promise<PropsType | Diagnostic | undefined> {
  const file = pathFrom(list, specifier);
  const text = readText(join(siteRoot, file));
  const type = text === undefined ? undefined : await propsIn(JSON.stringify([file, text, name]));
  if (text === undefined || type === undefined) return undefined;
  if (type.specifier === undefined) return { module: file, type: type.name };
  if (!type.specifier.startsWith('.')) return undefined;
  const from = pathFrom(file, type.specifier);
  const isThere = !from.endsWith('.ts') || existsSync(join(siteRoot, from));
  return isThere ? { module: from, type: type.name } : missing(from, { file, text, at: text.indexOf(type.specifier) });
}

/** Path and text of a module and a component in it → the type of its props. Cached, because parsing takes longest and most templates stay. */
const propsIn = memoize(async (key: string): Promise<(Partial<ImportedName> & { readonly name: string }) | undefined> => {
  const [file = '', text = '', component = ''] = JSON.parse(key) as string[];
  const { parseModule } = await import('../../typescript/parse-module.ts');
  const { program } = parseModule(file, text);
  const name = propsTypeOf(program, component);
  if (name === undefined) return undefined;
  return importedNames(program).get(name) ?? (exportsType(program, name) ? { name } : undefined);
});

/** The type of a component's props: `AboutProps` of `({ copy }: AboutProps)` or `AboutProps & { … }`; undefined for any other. */
function propsTypeOf(program: ParsedModule['program'], component: string): string | undefined {
  const declared = declaredIn(program, component);
  if (declared?.type !== 'FunctionDeclaration' && declared?.type !== 'ArrowFunctionExpression') return undefined;
  const [parameter] = declared.params;
  const pattern = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
  const annotation = pattern && 'typeAnnotation' in pattern ? pattern.typeAnnotation : undefined;
  const type = annotation?.typeAnnotation;
  const first = type?.type === 'TSIntersectionType' ? type.types[0] : type;
  return first?.type === 'TSTypeReference' && first.typeName.type === 'Identifier' && !first.typeArguments
    ? first.typeName.name
    : undefined;
}

const pathFrom = (module: string, specifier: string) => posix.join(posix.dirname(module), specifier);

const unreadable: Diagnostic = finding('WL6021', { file: list }, [
  'This file exports no templates, so pages cannot be checked.',
  'Write the templates as names with their components: export const templates = { notice: NoticePage };',
]);

const noConfiguration: Diagnostic = finding('WL6005', { file: 'tsconfig.json' }, [
  'This file is missing: it configures the TypeScript and the JSX of the site.',
  'Write one with "jsx": "react-jsx", as wortlaut new does.',
]);

/** The module that exports the type of some props is missing. No other check reports this: the import is erased before the module runs. */
function missing(module: string, { file, text, at }: { readonly file: string; readonly text: string; readonly at: number }): Diagnostic {
  return finding('WL6005', { file, ...placeInText(text, [at, at]) }, [
    `This file imports ${module}, which does not exist.`,
    'Correct the name, or write the missing file.',
  ]);
}

function untyped({ name, component }: { readonly name: string; readonly component: string }, place: Omit<Place, 'file'>): Diagnostic {
  const type = `${component.replace(/Page$/, '')}Props`;
  return finding('WL6021', { file: list, ...place }, [
    `The component of the template '${name}' does not name the type of its props, so its pages cannot be checked.`,
    `Import a function from its file here, and give its props a type that is imported there or exported: function ${component}({ copy, structure }: ${type}).`,
  ]);
}
