import type { Symbol as NamedSymbol, Node, Type } from 'ts-morph';
import type { FieldShape, Shape } from '../../model/template-shape.ts';

const unknown: Shape = { kind: 'unknown' };

/** Types with checks of their own, beyond their shape. */
const checkedElsewhere = new Set(['Outline']);

/** A type as plain data. What it cannot describe (functions, recursive types) is `unknown`, which every value fits. */
export function shapeOf(type: Type, at: Node, within: readonly Type[] = []): Shape {
  const name = type.getAliasSymbol()?.getName() ?? type.getSymbol()?.getName() ?? '';
  if (name === 'Localized' || name === 'RichText') return { kind: 'text', arguments: [] };
  if (name === 'Formatted' || name === 'FormattedRich') return { kind: 'text', arguments: argumentsOf(type) };
  if (checkedElsewhere.has(name) || within.includes(type)) return unknown;
  const inner = (other: Type) => shapeOf(other, at, [...within, type]);
  if (type.isUnion())
    return unionOf(
      type.getUnionTypes().filter((one) => !one.isUndefined()),
      inner,
    );
  const literal = literalOf(type);
  if (literal !== undefined) return { kind: 'literal', values: [literal] };
  if (type.isString() || type.isTemplateLiteral()) return { kind: 'string' };
  if (type.isNumber()) return { kind: 'number' };
  if (type.isArray() || type.isReadonlyArray()) return { kind: 'list', of: inner(type.getArrayElementTypeOrThrow()) };
  if (!type.isObject() && !type.isIntersection()) return unknown;
  if (type.getCallSignatures().length > 0 || type.isTuple()) return unknown;
  const free = type.getStringIndexType();
  if (free) return { kind: 'record', of: inner(free) };
  return { kind: 'group', fields: Object.fromEntries(type.getProperties().map((property) => fieldOf(property, at, inner))) };
}

function fieldOf(property: NamedSymbol, at: Node, inner: (type: Type) => Shape): [string, FieldShape] {
  const shape = inner(property.getTypeAtLocation(at));
  return [property.getName(), { shape, ...(property.isOptional() && { optional: true }) }];
}

/** The names of the arguments that a template passes to a text. */
function argumentsOf(type: Type): readonly string[] {
  const values = type.getAliasTypeArguments()[0] ?? type.getTypeArguments()[0];
  return values?.getProperties().map((property) => property.getName()) ?? [];
}

/** String literals become one list; the remaining types are the alternatives between which a page chooses. */
function unionOf(types: readonly Type[], inner: (type: Type) => Shape): Shape {
  const values = types.flatMap((type) => literalOf(type) ?? []);
  const others = types.filter((type) => literalOf(type) === undefined).map(inner);
  if (others.some(({ kind }) => kind === 'unknown')) return unknown;
  const bothOf = values.includes(true) && values.includes(false);
  const named = values.filter((value) => !bothOf || typeof value !== 'boolean');
  const all: Shape[] = [
    ...(bothOf ? [{ kind: 'boolean' } as const] : []),
    ...(named.length ? [{ kind: 'literal', values: named } as const] : []),
    ...others,
  ];
  return all.length === 1 ? (all[0] as Shape) : { kind: 'union', of: all };
}

function literalOf(type: Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.getLiteralValue() as string | number;
  return type.isBooleanLiteral() ? type.getText() === 'true' : undefined;
}
