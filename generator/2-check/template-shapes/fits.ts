import { isGap } from '../../model/gap.ts';
import type { FieldShape, Shape } from '../../model/template-shape.ts';

/** A fast path that allocates nothing: whether a value certainly fits a shape. The few others are examined, and may still fit. */
export function fits(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'unknown':
      return true;
    case 'text':
      return (typeof value === 'string' && shape.arguments.length === 0 && !value.includes('{')) || isGap(value);
    // All numbers in templates are counts, prices or measures.
    case 'number':
      return typeof value === 'number' && value >= 0;
    case 'literal':
      return shape.values.includes(value as string);
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(item, shape.of));
    case 'union':
      return shape.of.some((branch) => fits(value, branch));
    case 'record':
    case 'group':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && fitsGroup(value as Group, shape);
    default:
      return typeof value === shape.kind;
  }
}

type Group = Readonly<Record<string, unknown>>;

function fitsGroup(value: Group, shape: Extract<Shape, { kind: 'group' | 'record' }>): boolean {
  if (shape.kind === 'record') {
    for (const name in value) if (!fits(value[name], shape.of)) return false;
    return true;
  }
  const { fields } = shape;
  for (const name in value) {
    const field: FieldShape | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || !fits(value[name], field.shape)) return false;
  }
  for (const name in fields) if (!fields[name]?.optional && value[name] === undefined) return false;
  return true;
}
