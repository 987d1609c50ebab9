import type { Node } from './nodes.ts';

/** The inner expression, without parentheses, `as const`, `satisfies …`. */
export function unwrapped(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return unwrapped(node.expression);
    default:
      return node;
  }
}

/** The value of a string or of a template without expressions; undefined for any other node. */
export function stringOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node?.type === 'TemplateLiteral' && !node.expressions.length ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

/** The name of a property that is an identifier, a string or a number, or computed from a string alone; undefined for another computed one. */
export function keyOf(node: Node): string | undefined {
  if (node.type !== 'Property' && node.type !== 'MethodDefinition') return undefined;
  if (node.computed) return stringOf(node.key);
  if (node.key.type === 'Literal') return String(node.key.value);
  return node.key.type === 'Identifier' ? node.key.name : undefined;
}
