import { evaluate, type Scope, separated } from './expression.ts';
import { isString, nameOf, refuse, Tokens, textOf } from './tokens.ts';

export type Exports = Readonly<Record<string, unknown>>;

/** A module that is plain data, as nearly all content is. Its imports have been read. */
export interface DataModule {
  /** The specifiers of its imports, as written, each once, without type-only imports. */
  readonly imports: readonly string[];
  /** Returns its exports, given those of its imports; undefined if it is not plain data, or throws. May be called only once. */
  evaluate(exportsOf: (specifier: string) => Exports): Exports | undefined;
}

/**
 * Reads a module that consists of comments, imports, and then `const` and `export default` with data: literals, names, members and calls of
 * what was imported. Returns undefined for any other, which the TypeScript loader evaluates. The values are those that JavaScript would
 * compute.
 */
export function readDataModule(text: string): DataModule | undefined {
  return unlessNotSimple(() => {
    const tokens = new Tokens(text);
    const imports = readImports(tokens);
    return {
      imports: [...new Set(imports.map(({ specifier }) => specifier))],
      evaluate: (exportsOf) => unlessNotSimple(() => readStatements(tokens, bind(imports, exportsOf))),
    };
  });
}

/** If a function of the model throws, the TypeScript loader evaluates the file again and reports the place. */
function unlessNotSimple<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

interface Import {
  readonly specifier: string;
  /** Name in this module → exported name. */
  readonly names: readonly (readonly [local: string, exported: string])[];
}

/** Reads the imports at the start of a module, without type-only ones. */
function readImports(tokens: Tokens): Import[] {
  const imports: Import[] = [];
  while (tokens.take('import')) {
    const ofTypes = tokens.take('type');
    const names: [string, string][] = [];
    if (tokens.peek() !== '{') names.push([bindable(tokens), 'default']);
    if (names.length === 0 || tokens.take(',')) {
      tokens.expect('{');
      separated(tokens, '}', () => names.push(namedImport(tokens)));
    }
    tokens.expect('from');
    const specifier = tokens.next();
    if (!isString(specifier)) refuse();
    tokens.expect(';');
    if (!ofTypes) imports.push({ specifier: textOf(specifier), names });
  }
  return imports;
}

function namedImport(tokens: Tokens): [local: string, exported: string] {
  const exported = nameOf(tokens.next());
  if (tokens.take('as')) return [bindable(tokens), exported];
  return reserved.has(exported) ? refuse() : [exported, exported];
}

/** Reads a name that a module may declare. */
function bindable(tokens: Tokens): string {
  const name = nameOf(tokens.next());
  return reserved.has(name) ? refuse() : name;
}

/** Keywords, and literals that look like names. */
const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally',
    'for function if implements import in instanceof interface let new null package private protected public return static super',
    'switch this throw true try typeof var void while with yield',
    'undefined NaN Infinity',
  ].flatMap((line) => line.split(' ')),
);

function bind(imports: readonly Import[], exportsOf: (specifier: string) => Exports): Map<string, unknown> {
  const scope = new Map<string, unknown>();
  for (const { specifier, names } of imports) {
    const exported = exportsOf(specifier);
    for (const [local, name] of names) {
      if (scope.has(local) || !Object.hasOwn(exported, name)) refuse();
      scope.set(local, exported[name]);
    }
  }
  return scope;
}

/** Reads the statements after the imports, in order: a name that is declared further down is not in scope yet. */
function readStatements(tokens: Tokens, scope: Map<string, unknown>): Exports {
  const exported: Record<string, unknown> & { default?: unknown } = {};
  while (tokens.peek() !== '') {
    const exporting = tokens.take('export');
    if (exporting && tokens.take('default')) {
      if (Object.hasOwn(exported, 'default')) refuse();
      exported.default = evaluate(tokens, scope);
    } else {
      tokens.expect('const');
      for (const [name, value] of readDeclared(tokens, scope)) {
        if (scope.has(name)) refuse();
        scope.set(name, value);
        if (exporting) exported[name] = value;
      }
    }
    if (tokens.peek() !== '') tokens.expect(';');
  }
  return exported;
}

/** Reads what follows `const`: a name, or names for the elements of a list, and the value. */
function readDeclared(tokens: Tokens, scope: Scope): (readonly [name: string, value: unknown])[] {
  if (!tokens.take('[')) {
    const name = bindable(tokens);
    tokens.expect('=');
    return [[name, evaluate(tokens, scope)]];
  }
  const names: string[] = [];
  let rest: string | undefined;
  separated(tokens, ']', () => {
    if (rest !== undefined) refuse();
    if (tokens.take('...')) rest = bindable(tokens);
    else names.push(bindable(tokens));
  });
  tokens.expect('=');
  const list = evaluate(tokens, scope);
  if (!Array.isArray(list)) return refuse();
  const declared = names.map((name, index): [string, unknown] => [name, list[index]]);
  return rest === undefined ? declared : [...declared, [rest, list.slice(names.length)]];
}
