import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { positionsIn } from '../refuse/positions-in.ts';
import { componentsIn } from './components-in.ts';
import { exportsType, importsOf, propsTypeOf } from './props-type.ts';

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
const register = 'runtime/register.ts';

/**
 * The types of the props of a theme's templates, as their components name them: `function AboutPage({ copy }: AboutProps)`. Compiles
 * nothing, so that content is compiled without the components. WL6021 for a component that names no such
 * type, for a list that cannot be read, and for a hand-written list of these types. A theme without
 * `runtime/templates.ts` has none.
 */
export function templateProps(siteRoot: string): TemplateProps {
  const text = textOf(siteRoot, list);
  if (text === undefined) return { props: new Map(), faults: [] };
  const imports = importsOf(text);
  const props = new Map<string, PropsType>();
  const faults = textOf(siteRoot, register)?.includes('interface TemplateList') ? [unneeded] : [];
  const components = componentsIn(text);
  if (!components.length) faults.push(unreadable);
  for (const { name, component, at } of components) {
    const imported = imports.get(component);
    const found = imported && readProps(siteRoot, pathFrom(list, imported.specifier), imported.name);
    if (found) props.set(name, found);
    else faults.push(untyped({ name, component, ...positionsIn(text, at, at) }));
  }
  return { props, faults };
}

/** The type of the props of a component in a module; undefined if it cannot be told without the compiler. */
function readProps(siteRoot: string, module: string, component: string): PropsType | undefined {
  const text = textOf(siteRoot, module);
  const type = text === undefined ? undefined : propsTypeOf(text, component);
  if (text === undefined || type === undefined) return undefined;
  const imported = importsOf(text).get(type);
  if (imported)
    return imported.specifier.startsWith('.') ? { module: pathFrom(module, imported.specifier), type: imported.name } : undefined;
  return exportsType(text, type) ? { module, type } : undefined;
}

const pathFrom = (module: string, specifier: string) => posix.join(posix.dirname(module), specifier);

const unneeded: Diagnostic = {
  code: 'WL6021',
  severity: 'error',
  file: register,
  message: `What each template reads is known from the type of its props, so nobody needs ${register}.`,
  hint: 'Delete this file.',
};

const unreadable: Diagnostic = {
  code: 'WL6021',
  severity: 'error',
  file: list,
  message: 'No template can be read from this file, so nobody knows what pages need.',
  hint: 'Write the templates as names with their components: export const templates = { notice: NoticePage };',
};

interface Untyped extends Pick<Diagnostic, 'line' | 'column'> {
  readonly name: string;
  readonly component: string;
}

function untyped({ name, component, ...place }: Untyped): Diagnostic {
  const type = `${component.replace(/Page$/, '')}Props`;
  return {
    code: 'WL6021',
    severity: 'error',
    file: list,
    ...place,
    message: `The component of the template '${name}' does not name the type of its props, so nobody knows what its pages need.`,
    hint: `Import a function from its file here, and give its props a type that is imported there or exported: function ${component}({ copy, structure }: ${type}).`,
  };
}

function textOf(siteRoot: string, path: string): string | undefined {
  try {
    return readFileSync(join(siteRoot, path), 'utf8');
  } catch {
    return undefined;
  }
}
