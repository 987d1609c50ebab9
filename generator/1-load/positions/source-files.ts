import { posix } from 'node:path';
import { memoize } from '../../model/memoize.ts';
import { declaredIn, defaultExportOf } from '../../typescript/declarations.ts';
import { importedNames } from '../../typescript/imports.ts';
import type { Node } from '../../typescript/nodes.ts';
import { type ParsedModule, parseModule } from '../../typescript/parse-module.ts';

/** The text of a file that is named relative to the content folder's parent; undefined if it does not exist. */
export type ReadSource = (file: string) => string | undefined;

export interface SourceFiles {
  /** The parsed file, which is read at the first call. */
  open(file: string): ParsedModule | undefined;
  sourceOf(node: Node): ParsedModule;
  /** The expression of a name in a file: its declaration there, or in the file that it is imported from. */
  definitionOf(name: string, source: ParsedModule): Node | undefined;
}

/** Parsed source files: enough to resolve names from file to file. */
export function openSourceFiles(read: ReadSource): SourceFiles {
  const byProgram = new Map<Node, ParsedModule>();
  const open = memoize((file: string) => {
    const text = read(file);
    if (text === undefined) return undefined;
    const source = parseModule(file, text);
    byProgram.set(source.program, source);
    return source;
  });
  const sourceOf = (node: Node): ParsedModule => (node.parent ? sourceOf(node.parent) : (byProgram.get(node) as ParsedModule));
  const definitionOf = (name: string, { file, program }: ParsedModule): Node | undefined =>
    declaredIn(program, name) ?? importedFrom(program, name, (specifier) => open(posix.join(posix.dirname(file), specifier))?.program);
  return { open, sourceOf, definitionOf };
}

type Program = ParsedModule['program'];

function importedFrom(program: Program, name: string, open: (specifier: string) => Program | undefined): Node | undefined {
  const imported = importedNames(program).get(name);
  const other = imported?.specifier.startsWith('.') ? open(imported.specifier) : undefined;
  if (!imported || !other || imported.name === '*') return other;
  return imported.name === 'default' ? defaultExportOf(other) : declaredIn(other, imported.name);
}
