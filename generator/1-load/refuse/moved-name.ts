import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText } from '../../diagnostics/place-in-text.ts';
import { keyOf } from '../../typescript/expressions.ts';
import { type Node, nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { isMoved } from '../data-module/moved-names.ts';

/** WL1034: the first name of a group that JavaScript moves forward: names that are whole numbers come first, in ascending order. */
export function movedName({ file, text, program }: ParsedModule): Diagnostic | undefined {
  const key = /['"\d\]]\s*:/.test(text) ? nodesIn(program).flatMap(movedIn)[0] : undefined;
  if (!key) return undefined;
  const name = text.slice(key.start, key.end).replace(/^['"]|['"]$/g, '');
  return finding('WL1034', { file, ...placeInText(text, [key.start, key.end]) }, [
    `The name '${name}' cannot be used here: JavaScript puts names that are whole numbers first, the smallest of them at the beginning, so this order would be lost.`,
    `Begin it with a letter, such as 'n${name}', in every language.`,
  ]);
}

function movedIn(node: Node): Node[] {
  if (node.type !== 'ObjectExpression') return [];
  const names: string[] = [];
  return node.properties.flatMap((property) => {
    const name = keyOf(property);
    if (property.type !== 'Property' || name === undefined) return [];
    const moved = isMoved(name, names.at(-1));
    names.push(name);
    return moved ? [property.key] : [];
  });
}
