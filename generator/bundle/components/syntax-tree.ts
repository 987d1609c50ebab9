import type { Place } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import { stringOf, unwrapped } from '../../typescript/expressions.ts';
import type { Node, NodeOf } from '../../typescript/nodes.ts';
import { type ParsedModule, parseModule } from '../../typescript/parse-module.ts';

/** Parses a script of the theme; undefined for syntax errors, which the bundler reports. */
export function parseScript(file: string, text: string): ParsedModule | undefined {
  const parsed = parseModule(file, text);
  return parsed.errors.length ? undefined : parsed;
}

/** The attributes of a JSX element, without spreads: name → attribute. */
export function attributesOf({ openingElement }: NodeOf<'JSXElement'>): ReadonlyMap<string, NodeOf<'JSXAttribute'>> {
  return new Map(
    openingElement.attributes.flatMap((attribute) =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [[attribute.name.name, attribute] as const] : [],
    ),
  );
}

/** The name of a JSX element, such as `p` or `Island`; empty for a member of a name. */
export function elementName({ openingElement: { name } }: NodeOf<'JSXElement'>): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** The literals that an expression may evaluate to, in conditions, template literals, parentheses and type assertions. */
export function literalsOf(node: Node | null | undefined): NodeOf<'Literal' | 'TemplateLiteral'>[] {
  const inner = node && unwrapped(node);
  switch (inner?.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [inner];
    case 'JSXExpressionContainer':
      return literalsOf(inner.expression);
    case 'ConditionalExpression':
      return [inner.consequent, inner.alternate].flatMap(literalsOf);
    case 'LogicalExpression':
      return [inner.left, inner.right].flatMap(literalsOf);
    default:
      return [];
  }
}

/** The words of a literal; for a template literal its strings, with `…` for each expression. */
export function wordsOf(literal: Node): string {
  if (literal.type !== 'TemplateLiteral') return stringOf(literal) ?? '';
  return literal.quasis.map(({ value }) => value.cooked ?? '').join('…');
}

export function placeOf({ file, text }: ParsedModule, { start }: Pick<Node, 'start'>): Place {
  return { file, ...positionAt(text, start) };
}
