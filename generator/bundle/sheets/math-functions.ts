import { lexer, parse, walk } from 'css-tree';
import { newerFunctions } from './newer-css.ts';

/** A call of `calc()`, `min()`, `max()` or `clamp()` as it is written, and the name of the function. */
export interface MathFunction {
  readonly name: string;
  readonly text: string;
}

/**
 * The first malformed math function of a value (CSS Values 4, section 10), such as `clamp(1rem 2vw, 3rem)` without a comma. Inside a value
 * css-tree accepts any arguments. Undefined if the value uses what css-tree cannot parse.
 */
export function wrongMathFunction(value: string): MathFunction | undefined {
  if (!/\b(?:calc|min|max|clamp)\(/.test(value) || newerFunctions.test(value) || /\b(?:var\(|none\b)/.test(value)) return undefined;
  let mathFunction: MathFunction | undefined;
  walk(parse(value, { context: 'value', positions: true }), (node) => {
    if (mathFunction || node.type !== 'Function' || !/^(?:calc|min|max|clamp)$/.test(node.name) || !node.loc) return;
    if (lexer.match(`<${node.name}()>`, node).error)
      mathFunction = { name: node.name, text: value.slice(node.loc.start.offset, node.loc.end.offset) };
  });
  return mathFunction;
}
