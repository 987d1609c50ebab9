import { outlineOf } from '../../model/contract-documents.ts';
import type { Shape, TemplateShapes } from '../../model/template-shape.ts';
import type { TextSet } from '../text-sets.ts';
import { type CopyFault, copyFaults } from './shape-faults.ts';

/** Where the source of a page differs from what its template reads. Nothing for dictionaries, which no template describes. */
export function sourceFaults({ page, base }: Pick<TextSet, 'page' | 'base'>, shapes: TemplateShapes): CopyFault[] {
  const shape = shapeOfCopy(page ? { page } : {}, shapes);
  if (!base || !page || !shape) return [];
  return copyFaults(base.value, outlineOf(page) ? withoutClauses(shape) : shape);
}

/** The shape of the texts that a page's template reads; nothing for dictionaries. */
export function shapeOfCopy({ page }: Pick<TextSet, 'page'>, shapes: TemplateShapes): Shape | undefined {
  return page && shapes[page.definition.value.template]?.copy;
}

/** Clauses are described by the outline of their document, and compared with that. */
function withoutClauses(shape: Shape): Shape {
  if (shape.kind !== 'group') return shape;
  return { ...shape, fields: { ...shape.fields, clauses: { shape: { kind: 'unknown' }, optional: true } } };
}

/** What findings name as their cause that follow from a source text. */
export const causeOfText = (file: string, path: readonly string[]): string => `text ${file} ${path.join('.')}`;

/** The fault of the source that explains why a translation differs at a path: it is about that text, or about its group. */
export function faultBehind(faults: readonly CopyFault[], path: readonly string[]): CopyFault | undefined {
  return faults.find(({ arguments: names, path: own, meant = own }) => !names && (meets(own, path) || meets(meant, path)));
}

/** Whether one path is the other, or leads to it. */
const meets = (one: readonly string[], other: readonly string[]) =>
  one.every((key, index) => index >= other.length || other[index] === key);
