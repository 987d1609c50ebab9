import type { Entry, Wording } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import type { Shape, TemplateShapes } from '../../model/template-shape.ts';
import type { TextSet } from '../text-sets.ts';
import { type CopyFault, copyFaults } from './shape-faults.ts';

type Source = Pick<TextSet, 'page'> & { readonly base: Entry<Wording> | undefined };

/** The differences between the source of a page and what its template reads. Empty for dictionaries, which no template describes. */
export function sourceFaults({ page, base }: Source, shapes: TemplateShapes): CopyFault[] {
  const shape = shapeOfCopy(page ? { page } : {}, shapes);
  if (!base || !page || !shape) return [];
  return copyFaults(base.value, outlineOf(page) ? withoutClauses(shape) : shape);
}

/** The shape of the texts that a page's template reads; undefined for dictionaries. */
export function shapeOfCopy({ page }: Pick<TextSet, 'page'>, shapes: TemplateShapes): Shape | undefined {
  return page && shapes[page.definition.value.template]?.copy;
}

/** Removes clauses, which are compared with the outline of their document. */
function withoutClauses(shape: Shape): Shape {
  if (shape.kind !== 'group') return shape;
  return { ...shape, fields: { ...shape.fields, clauses: { shape: { kind: 'unknown' }, optional: true } } };
}

/** The cause of texts and of a structure that belong to another template than the page names. */
export const causeOfTemplate = (page: string): string => `template of ${page}`;

export const causeOfText = (file: string, path: readonly string[]): string => `text ${file} ${path.join('.')}`;

/** The fault of the source that explains a difference of a translation at a path: in the same text or group. */
export function faultBehind(faults: readonly CopyFault[], path: readonly string[]): CopyFault | undefined {
  return faults.find(({ arguments: names, path: own, meant = own }) => !names && (meets(own, path) || meets(meant, path)));
}

/** Whether one path is equal to or a prefix of the other. */
const meets = (one: readonly string[], other: readonly string[]) =>
  one.every((key, index) => index >= other.length || other[index] === key);
