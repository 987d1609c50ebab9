import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText } from '../../diagnostics/place-in-text.ts';
import { keyOf } from '../../typescript/expressions.ts';
import { type Node, nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';

/** WL1041: the first repeated key in an object literal: JavaScript silently keeps the last. */
export function repeatedKey({ file, text, program }: ParsedModule): Diagnostic | undefined {
  const pairs = [...nodesIn(program)].flatMap(repeatedIn).sort(([, a], [, b]) => a.start - b.start);
  const [first, second] = pairs[0] ?? [];
  if (!first || !second) return undefined;
  const placeOf = ({ start, end }: Node) => ({ file, ...placeInText(text, [start, end]) });
  return finding('WL1041', {
    ...placeOf(second),
    message: `'${text.slice(second.start, second.end).replace(/^['"]|['"]$/g, '')}' is in this group twice, so one of the two values would be lost.`,
    hint: 'Keep one of them, or correct the name of the other.',
    related: [{ ...placeOf(first), message: 'The first one is here.' }],
  });
}

/** Keys of an object literal that it has twice. */
function repeatedIn(node: Node): (readonly [first: Node, second: Node])[] {
  if (node.type !== 'ObjectExpression') return [];
  const keys = new Map<string, Node>();
  return node.properties.flatMap((property) => {
    const name = keyOf(property);
    if (property.type !== 'Property' || property.kind !== 'init' || name === undefined) return [];
    const first = keys.get(name);
    if (first) return [[first, property.key] as const];
    keys.set(name, property.key);
    return [];
  });
}
