import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText } from '../../diagnostics/place-in-text.ts';
import { keyOf } from '../../typescript/expressions.ts';
import { type Node, nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { isMoved } from '../data-module/moved-names.ts';

/** The first name of a module with which JavaScript loses a value or the order of a group: `__proto__`, a name twice, or a whole number. */
export function lostName(module: ParsedModule): Diagnostic | undefined {
  return prototypeName(module) ?? repeatedKey(module) ?? movedName(module);
}

/** WL1034: the first `__proto__` as a name or a string. In an object literal it sets the prototype. */
function prototypeName({ file, text, program }: ParsedModule): Diagnostic | undefined {
  const name = '__proto__';
  for (const node of text.includes('proto') || text.includes('\\') ? nodesIn(program) : []) {
    if (('name' in node ? node.name : node.type === 'Literal' && node.value) !== name) continue;
    return finding('WL1034', { file, ...placeInText(text, [node.start, node.end]) }, [
      `The name '${name}' cannot be used: JavaScript loses the value that it is given.`,
      'Give it another name.',
    ]);
  }
  return undefined;
}

/** WL1041: the first repeated key in an object literal: JavaScript silently keeps the last. */
function repeatedKey({ file, text, program }: ParsedModule): Diagnostic | undefined {
  const pairs = [...nodesIn(program)].flatMap(repeatedIn).sort(([, a], [, b]) => a.start - b.start);
  const [first, second] = pairs[0] ?? [];
  if (!first || !second) return undefined;
  const placeOf = ({ start, end }: Node) => ({ file, ...placeInText(text, [start, end]) });
  const related = [{ ...placeOf(first), message: 'The first one is here.' }];
  return finding('WL1041', { ...placeOf(second), related }, [
    `'${nameAt(text, second)}' is in this group twice, so one of the two values would be lost.`,
    'Keep one of them, or correct the name of the other.',
  ]);
}

/** WL1034: the first name of a group that JavaScript moves forward: names that are whole numbers come first, in ascending order. */
function movedName({ file, text, program }: ParsedModule): Diagnostic | undefined {
  const key = /['"\d\]]\s*:/.test(text) ? nodesIn(program).flatMap(movedIn)[0] : undefined;
  if (!key) return undefined;
  const name = nameAt(text, key);
  return finding('WL1034', { file, ...placeInText(text, [key.start, key.end]) }, [
    `The name '${name}' cannot be used here: JavaScript puts names that are whole numbers first, the smallest of them at the beginning, so this order would be lost.`,
    `Begin it with a letter, such as 'n${name}', in every language.`,
  ]);
}

const nameAt = (text: string, { start, end }: Node) => text.slice(start, end).replace(/^['"]|['"]$/g, '');

/** Keys of an object literal that it has twice. */
function repeatedIn(node: Node): (readonly [first: Node, second: Node])[] {
  const keys = new Map<string, Node>();
  return namedIn(node).flatMap(({ name, key, kind }) => {
    const first = kind === 'init' ? keys.get(name) : undefined;
    if (first) return [[first, key] as const];
    if (kind === 'init') keys.set(name, key);
    return [];
  });
}

const movedIn = (node: Node): Node[] =>
  namedIn(node).flatMap(({ name, key }, index, all) => (isMoved(name, all[index - 1]?.name) ? [key] : []));

/** The properties of an object literal whose names are written out. */
function namedIn(node: Node) {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    const name = keyOf(property);
    return property.type === 'Property' && name !== undefined ? [{ name, key: property.key, kind: property.kind }] : [];
  });
}
