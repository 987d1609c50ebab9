import { type ParseResult, parseSync } from 'rolldown/utils';
import { childrenOf, type Node } from './nodes.ts';

/** A module of JavaScript or TypeScript. Offsets count UTF-16 units of its text. */
export interface ParsedModule extends Pick<ParseResult, 'program' | 'comments' | 'module' | 'errors'> {
  readonly file: string;
  readonly text: string;
}

/** Parses a module, with JSX where the name of its file ends so. With syntax errors, its program may be empty. */
export function parseModule(file: string, text: string): ParsedModule {
  const { program, comments, module, errors } = parseSync(file, text);
  nameParents(program);
  return { file, text, program, comments, module, errors };
}

function nameParents(node: Node): void {
  for (const child of childrenOf(node)) {
    child.parent = node as never;
    nameParents(child);
  }
}
