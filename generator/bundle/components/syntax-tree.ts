import type { Place } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import type { Node } from '../../typescript/nodes.ts';
import { type ParsedModule, parseModule } from '../../typescript/parse-module.ts';

/** Parses a script of the theme; undefined for syntax errors, which the bundler reports. */
export function parseScript(file: string, text: string): ParsedModule | undefined {
  const parsed = parseModule(file, text);
  return parsed.errors.length ? undefined : parsed;
}

/** The property of a node that is a node itself. */
export function childOf(node: Node, property: string): Node | undefined {
  const value = (node as unknown as Readonly<Record<string, unknown>>)[property];
  return isNode(value) ? value : undefined;
}

/** The property of a node that is a list of nodes. */
export function listOf(node: Node, property: string): Node[] {
  const value = (node as unknown as Readonly<Record<string, unknown>>)[property];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The value of a string literal; undefined for any other node. */
export function literalText(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The name of an identifier, in JSX too. */
export function nameOf(node: Node | undefined): string {
  return node && 'name' in node && typeof node.name === 'string' ? node.name : '';
}

/** The attributes of a JSX element, without spreads: name → attribute. */
export function attributesOf(element: Node): Map<string, Node> {
  const opening = childOf(element, 'openingElement');
  return new Map((opening ? listOf(opening, 'attributes') : []).map((attribute) => [nameOf(childOf(attribute, 'name')), attribute]));
}

/** The name of a JSX element, such as `p` or `Island`. */
export const elementName = (element: Node): string => nameOf(childOf(childOf(element, 'openingElement') ?? element, 'name'));

/**
 * The literals that an expression may evaluate to: both branches of a condition, the strings of a template literal, the content of
 * parentheses and type assertions.
 */
export function literalsOf(node: Node | undefined): Node[] {
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return literalsOf(childOf(node, 'expression'));
    case 'ConditionalExpression':
      return [...literalsOf(childOf(node, 'consequent')), ...literalsOf(childOf(node, 'alternate'))];
    case 'LogicalExpression':
      return [...literalsOf(childOf(node, 'left')), ...literalsOf(childOf(node, 'right'))];
    default:
      return [];
  }
}

/** The words of a literal; for a template literal its strings, with `…` for each expression. */
export function wordsOf(literal: Node): string {
  if (literal.type !== 'TemplateLiteral') return literalText(literal) ?? '';
  return literal.quasis.map(({ value }) => value.cooked ?? '').join('…');
}

export function placeOf({ file, text }: ParsedModule, { start }: Pick<Node, 'start'>): Place {
  return { file, ...positionAt(text, start) };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string' && 'start' in value;
