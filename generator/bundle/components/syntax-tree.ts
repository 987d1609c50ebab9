import { parseSync } from 'vite';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';

/** A node of an ESTree with JSX. Its further properties depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

export interface ParsedFile {
  /** Relative to the theme's parent folder. */
  readonly file: string;
  readonly text: string;
  readonly program: SyntaxNode;
}

/** Parses a script of the theme; undefined for syntax errors, which the bundler reports. */
export function parseScript(file: string, text: string): ParsedFile | undefined {
  const { program, errors } = parseSync(file, text);
  return errors.length ? undefined : { file, text, program: program as unknown as SyntaxNode };
}

/** The nodes directly below a node, in the order of their properties. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** A node with all nodes below it. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** The property of a node that is a node itself. */
export function childOf(node: SyntaxNode, property: string): SyntaxNode | undefined {
  const value = node[property];
  return isNode(value) ? value : undefined;
}

/** The property of a node that is a list of nodes. */
export function listOf(node: SyntaxNode, property: string): SyntaxNode[] {
  const value = node[property];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The value of a string literal; undefined for any other node. */
export function literalText(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The name of an identifier, in JSX too. */
export function nameOf(node: SyntaxNode | undefined): string {
  return typeof node?.name === 'string' ? node.name : '';
}

/** The attributes of a JSX element, without spreads: name → attribute. */
export function attributesOf(element: SyntaxNode): Map<string, SyntaxNode> {
  const opening = childOf(element, 'openingElement');
  return new Map((opening ? listOf(opening, 'attributes') : []).map((attribute) => [nameOf(childOf(attribute, 'name')), attribute]));
}

/** The name of a JSX element, such as `p` or `Island`. */
export const elementName = (element: SyntaxNode): string => nameOf(childOf(childOf(element, 'openingElement') ?? element, 'name'));

/**
 * The literals that an expression may evaluate to: both branches of a condition, the strings of a template literal, the content of
 * parentheses and type assertions.
 */
export function literalsOf(node: SyntaxNode | undefined): SyntaxNode[] {
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
export function wordsOf(literal: SyntaxNode): string {
  if (literal.type !== 'TemplateLiteral') return literalText(literal) ?? '';
  return listOf(literal, 'quasis')
    .map((part) => String((part.value as { cooked?: string | null }).cooked ?? ''))
    .join('…');
}

export function placeOf({ file, text }: ParsedFile, { start }: Pick<SyntaxNode, 'start'>): Place {
  return { file, ...positionAt(text, start) };
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string' && 'start' in value;
