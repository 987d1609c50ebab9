import type { Shape } from '../../model/template-shape.ts';
import { fits } from './fits.ts';
import type { StructureFault } from './structure-faults.ts';

/** Repeated names in one list of a structure: the page would show their texts twice, with one id. */
export function repeatedNames(value: unknown, shape: Shape, path: readonly string[]): StructureFault[] {
  if (typeof value !== 'object' || value === null) return [];
  switch (shape.kind) {
    case 'union': {
      const branch = shape.of.find((one) => fits(value, one));
      return branch ? repeatedNames(value, branch, path) : [];
    }
    case 'record':
      return Object.entries(value).flatMap(([name, inner]) => repeatedNames(inner, shape.of, [...path, name]));
    case 'group':
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        repeatedNames((value as Readonly<Record<string, unknown>>)[name], field.shape, [...path, name]),
      );
    case 'list':
      return Array.isArray(value)
        ? [...repeatedIn(value, path), ...value.flatMap((one, at) => repeatedNames(one, shape.of, [...path, `${at}`]))]
        : [];
    default:
      return [];
  }
}

function repeatedIn(list: readonly unknown[], path: readonly string[]): StructureFault[] {
  const names = list.map(nameOf);
  return names.flatMap((name, at): StructureFault[] => {
    const first = names.indexOf(name);
    if (name === undefined || first === at) return [];
    const own = [...path, `${at}`, ...(typeof list[at] === 'string' ? [] : ['id'])];
    return [
      {
        path: own,
        message: `'${path.join('.')}' names '${name}' twice: as number ${first + 1} and as number ${at + 1}.`,
        hint: 'Take one of them out, or give it the name of another.',
        found: name,
      },
    ];
  });
}

const nameOf = (item: unknown): string | undefined => {
  if (typeof item === 'string') return item;
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
