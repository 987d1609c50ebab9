import { closeBrace, closeBracket, comma, doubleQuote, equals, openBrace, openBracket, semicolon, singleQuote } from './characters.ts';
import { evaluate, type Scope } from './expression.ts';
import { isBindable } from './reserved-words.ts';
import { notSimple, Scanner } from './scanner.ts';

/** The exports of a module by name. */
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
    const scanner = new Scanner(text);
    const imports = readImports(scanner);
    return {
      imports: [...new Set(imports.map(({ specifier }) => specifier))],
      evaluate: (exportsOf) => unlessNotSimple(() => readStatements(scanner, bind(imports, exportsOf))),
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
export function readImports(scanner: Scanner): Import[] {
  const imports: Import[] = [];
  while (scanner.takeWord('import')) {
    const ofTypes = scanner.takeWord('type');
    const names: [string, string][] = [];
    if (scanner.peek() !== openBrace) names.push([bindable(scanner.word()), 'default']);
    if (names.length === 0 || scanner.take(comma)) names.push(...namedImports(scanner));
    if (!scanner.takeWord('from')) throw notSimple;
    const specifier = specifierOf(scanner);
    scanner.expect(semicolon);
    if (!ofTypes) imports.push({ specifier, names });
  }
  return imports;
}

function namedImports(scanner: Scanner): [string, string][] {
  scanner.expect(openBrace);
  const names: [string, string][] = [];
  while (!scanner.take(closeBrace)) {
    const exported = scanner.word();
    const local = scanner.takeWord('as') ? scanner.word() : exported;
    if (exported !== 'default') bindable(exported);
    names.push([bindable(local), exported]);
    if (!scanner.take(comma)) {
      scanner.expect(closeBrace);
      break;
    }
  }
  return names;
}

function specifierOf(scanner: Scanner): string {
  const code = scanner.peek();
  if (code !== singleQuote && code !== doubleQuote) throw notSimple;
  return scanner.string();
}

function bindable(word: string): string {
  if (!isBindable(word)) throw notSimple;
  return word;
}

function bind(imports: readonly Import[], exportsOf: (specifier: string) => Exports): Map<string, unknown> {
  const scope = new Map<string, unknown>();
  for (const { specifier, names } of imports) {
    const exported = exportsOf(specifier);
    for (const [local, name] of names) {
      if (scope.has(local) || !Object.hasOwn(exported, name)) throw notSimple;
      scope.set(local, exported[name]);
    }
  }
  return scope;
}

/** Reads the statements after the imports, in order: a name that is declared further down is not in scope yet. */
function readStatements(scanner: Scanner, scope: Map<string, unknown>): Exports {
  const exported: Record<string, unknown> & { default?: unknown } = {};
  while (!Number.isNaN(scanner.peek())) {
    const exporting = scanner.takeWord('export');
    if (exporting && scanner.takeWord('default')) {
      if (Object.hasOwn(exported, 'default')) throw notSimple;
      exported.default = evaluate(scanner, scope);
    } else {
      if (!scanner.takeWord('const')) throw notSimple;
      for (const [name, value] of readDeclared(scanner, scope)) {
        if (scope.has(name)) throw notSimple;
        scope.set(name, value);
        if (exporting) exported[name] = value;
      }
    }
    if (!Number.isNaN(scanner.peek())) scanner.expect(semicolon);
  }
  return exported;
}

/** Reads what follows `const`: a name, or names for the elements of a list, and the value. */
function readDeclared(scanner: Scanner, scope: Scope): (readonly [name: string, value: unknown])[] {
  if (!scanner.take(openBracket)) {
    const name = bindable(scanner.word());
    scanner.expect(equals);
    return [[name, evaluate(scanner, scope)]];
  }
  const names: string[] = [];
  let rest: string | undefined;
  while (!scanner.take(closeBracket)) {
    if (scanner.takeDots()) rest = bindable(scanner.word());
    else names.push(bindable(scanner.word()));
    if (rest !== undefined || !scanner.take(comma)) {
      scanner.expect(closeBracket);
      break;
    }
  }
  scanner.expect(equals);
  const list = evaluate(scanner, scope);
  if (!Array.isArray(list)) throw notSimple;
  const declared = names.map((name, index): [string, unknown] => [name, list[index]]);
  return rest === undefined ? declared : [...declared, [rest, list.slice(names.length)]];
}
