import { closestMatch, unambiguousMatch } from '../../diagnostics/closest-match.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isGap } from '../../model/gap.ts';
import type { FieldShape, LiteralShape, Shape, UnionShape } from '../../model/template-shape.ts';
import { namesInGroup } from './names-in-group.ts';

/** A difference between a page's structure and what its template reads. */
export interface StructureFault extends Pick<Diagnostic, 'hint' | 'fixIntent' | 'suggestionIntent' | 'found' | 'expected'> {
  readonly path: readonly string[];
  readonly message: string;
}

/** Every difference between a value and a shape, at `path`; `also` has names that another branch of a union reads there. */
export function structureFaults(value: unknown, shape: Shape, path: readonly string[], also: readonly string[] = []): StructureFault[] {
  switch (shape.kind) {
    case 'unknown':
      return [];
    case 'union':
      return unionFaults(value, shape, path);
    case 'literal':
      return literalFaults(value, shape, path);
    case 'list':
      if (!Array.isArray(value)) return [wrongKind(shape, path)];
      return value.flatMap((item, index) => structureFaults(item, shape.of, [...path, String(index)]));
    case 'record':
      if (!isGroup(value)) return [wrongKind(shape, path)];
      return Object.entries(value).flatMap(([name, inner]) => structureFaults(inner, shape.of, [...path, name]));
    case 'group':
      return isGroup(value) ? groupFaults(value, shape.fields, { path, also }) : [wrongKind(shape, path)];
    case 'number':
      // All numbers in templates are counts, prices or measures.
      if (typeof value !== 'number') return [wrongKind(shape, path)];
      return value >= 0 ? [] : [negative(value, path)];
    case 'text':
      return typeof value === 'string' || isGap(value) ? [] : [wrongKind(shape, path)];
    default:
      return typeof value === shape.kind ? [] : [wrongKind(shape, path)];
  }
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

function groupFaults(
  value: Group,
  fields: Readonly<Record<string, FieldShape>>,
  { path, also }: { readonly path: readonly string[]; readonly also: readonly string[] },
): StructureFault[] {
  const given = Object.keys(value).filter((name) => value[name] !== undefined && (Object.hasOwn(fields, name) || !also.includes(name)));
  const { unread, missing } = namesInGroup(given, fields, path);
  return [
    ...unread.map(({ meant, ...fault }): StructureFault => ({ ...fault, ...(meant && { expected: meant.join('.') }) })),
    ...missing.map(({ shape, fault }): StructureFault => ({ ...fault, hint: `Add it: ${nounOf(shape)} is expected.` })),
    ...given.flatMap((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? structureFaults(value[name], field.shape, [...path, name]) : [];
    }),
  ];
}

/** Reports the faults for the nearest of several shapes. */
function unionFaults(value: unknown, { of }: UnionShape, path: readonly string[]): StructureFault[] {
  const also = of.flatMap((branch) => (branch.kind === 'group' ? Object.keys(branch.fields) : []));
  const branches = of.map((branch) => structureFaults(value, branch, path, also));
  if (branches.some((faults) => faults.length === 0)) return [];
  const inside = branches.filter((faults) => faults.every((fault) => fault.path.length > path.length));
  if (!inside.length) return [wrongKind({ kind: 'union', of }, path)];
  // If two are equally near, a typo is more likely.
  const distance = (faults: readonly StructureFault[]) => faults.length - (faults.some(({ fixIntent }) => fixIntent) ? 0.5 : 0);
  return inside.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function literalFaults(value: unknown, { values }: LiteralShape, path: readonly string[]): StructureFault[] {
  if (values.includes(value as string)) return [];
  const at = `'${path.join('.')}'`;
  const names = values.map(String);
  const list = values.map(valueText).join(', ');
  if (values.length === 1) return [{ path, message: `${at} must be ${list}.`, hint: `Write ${list}.` }];
  if (typeof value !== 'string')
    return [{ path, message: `${at} is ${valueText(value)}, which this template does not accept.`, hint: `Write one of ${list}.` }];
  const near = closestMatch(value, names) ?? names.find((name) => value.length > 3 && name.startsWith(value.slice(0, 4)));
  const right = unambiguousMatch(value, names);
  return [
    {
      path,
      message: `${at} is '${value}', which this template does not accept.`,
      hint: `${near === undefined ? '' : `Did you mean '${near}'? `}The values are ${names.join(', ')}.`,
      found: value,
      ...(right !== undefined && { expected: right, fixIntent: { title: `Write ${right}`, changes: [{ replace: value, by: right }] } }),
    },
  ];
}

const valueText = (value: unknown) => (typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? 'a group' : String(value));

const negative = (value: number, path: readonly string[]): StructureFault => ({
  path,
  message: `'${path.join('.')}' is ${value}, but must be 0 or more.`,
  hint: 'Pages show counts, amounts and durations, which are never negative.',
  found: String(value),
});

function wrongKind(shape: Shape, path: readonly string[]): StructureFault {
  const noun = nounOf(shape);
  return { path, message: `'${path.join('.')}' must be ${noun}.`, hint: `Write ${noun}, as other pages with this template do.` };
}

function nounOf(shape: Shape | undefined): string {
  switch (shape?.kind) {
    case 'list':
      return 'a list in square brackets';
    case 'group':
      return `a group in braces with ${Object.entries(shape.fields)
        .flatMap(([name, { optional }]) => (optional ? [] : name))
        .join(', ')}`;
    case 'record':
      return 'a group in braces';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'literal':
      return shape.values.map(valueText).join(' or ');
    case 'union':
      return [...new Set(shape.of.map(nounOf))].join(', or ');
    default:
      return 'a text in quotation marks';
  }
}
