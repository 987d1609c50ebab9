import { finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import { valuesIn } from '../../model/structure-values.ts';
import type { Shape } from '../../model/template-shape.ts';
import type { SiteCheck } from '../content-check.ts';
import { causeOfTemplate } from '../template-shapes/source-faults.ts';
import { type StructureFault, structureFaults } from '../template-shapes/structure-faults.ts';

/** The structure of every page fits its template: its lists exist, and their names are known and unique. Its time zones exist. */
export const templateStructure: SiteCheck = {
  run: ({ pages }, { shapes }) =>
    [...pages.values()].flatMap(({ id, definition: { value, file } }) => {
      const { structure, template } = value;
      const faultsFor = (shape: Shape | undefined) => (shape ? structureFaults(structure, shape, ['structure']) : []);
      const shape = shapes[template]?.structure;
      const ofShape = faultsFor(shape);
      const isOfAnother = ofShape.length > 1 && Object.values(shapes).some((other) => !faultsFor(other.structure).length);
      const further = [...(shape ? repeatedNames(structure, shape, ['structure']) : []), ...unknownZones(structure)];
      return [
        ...ofShape.map((fault) => ({ ...fault, ...(isOfAnother && { cause: causeOfTemplate(id), follows: true as const }) })),
        ...further,
      ].map(({ path, ...fault }) => finding('WL1026', { ...fault, file, dataPath: path }));
    }),
};

/** Values that a name calls a time zone and that are not one: code that tells the time there would stop with an error. */
const unknownZones = (structure: unknown): StructureFault[] =>
  valuesIn(structure, ['structure']).flatMap(([zone, path]) => {
    if (typeof zone !== 'string' || !/timeZone$/i.test(path.at(-1) ?? '') || isZone(zone)) return [];
    const near = correction(zone, Intl.supportedValuesOf('timeZone'), { noun: 'time zones' });
    const fix = 'expected' in near ? near : { hint: "Write its name of the IANA, with the place, such as 'Europe/Berlin'." };
    return [{ path, message: `'${path.join('.')}' is '${zone}', which is not a time zone.`, ...fix }];
  });

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Repeated names in one list of a structure: the page would show their texts twice, with one id. */
function repeatedNames(value: unknown, shape: Shape, path: readonly string[]): StructureFault[] {
  if (typeof value !== 'object' || value === null) return [];
  switch (shape.kind) {
    case 'union': {
      const branch = shape.of.find((one) => !structureFaults(value, one, path).length);
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
    const message = `'${path.join('.')}' names '${name}' twice: as number ${first + 1} and as number ${at + 1}.`;
    return [{ path: own, message, hint: 'Remove or rename one of them.', found: name }];
  });
}

const nameOf = (item: unknown): string | undefined => {
  if (typeof item === 'string') return item;
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
