import { lexer, parse, walk } from 'css-tree';
import { newerFunctions } from './newer-css.ts';

/** A call of `calc()`, `min()`, `max()` or `clamp()` as it is written, and the name of the function. */
export interface MathFunction {
  readonly name: string;
  readonly text: string;
}

/**
 * The first math function of a value that is not written as CSS Values 4 (section 10) has it: `clamp(1rem 2vw, 3rem)`, where a comma is
 * missing. As part of a value css-tree takes whatever stands in its brackets. Nothing where the value uses what css-tree does not read.
 */
export function wrongMathFunction(value: string): MathFunction | undefined {
  if (!/\b(?:calc|min|max|clamp)\(/.test(value) || newerFunctions.test(value) || /\b(?:var\(|none\b)/.test(value)) return undefined;
  let found: MathFunction | undefined;
  walk(parse(value, { context: 'value', positions: true }), (node) => {
    if (found || node.type !== 'Function' || !/^(?:calc|min|max|clamp)$/.test(node.name) || !node.loc) return;
    if (lexer.match(`<${node.name}()>`, node).error)
      found = { name: node.name, text: value.slice(node.loc.start.offset, node.loc.end.offset) };
  });
  return found;
}
