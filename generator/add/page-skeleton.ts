import type { Shape } from '../model/template-shape.ts';
import { keyOf, quoted } from '../new/language-entry.ts';

/** The value of a text in a skeleton, by its path and the arguments that its template passes. */
export type TextOf = (path: readonly string[], values: readonly string[]) => string;

/**
 * A value that has a shape, as TypeScript: texts as `textOf` gives them, one entry for a group with any names, nothing in lists, the first
 * of several choices. Optional fields are left out.
 */
export function skeleton(shape: Shape, textOf: TextOf, path: readonly string[] = []): string {
  switch (shape.kind) {
    case 'text':
      return quoted(textOf(path, shape.arguments));
    case 'string':
      return "'TODO'";
    case 'number':
      return '0';
    case 'boolean':
      return 'false';
    case 'literal':
      return typeof shape.values[0] === 'string' ? quoted(shape.values[0]) : `${shape.values[0]}`;
    case 'list':
      return '[]';
    case 'union':
      return shape.of[0] ? skeleton(shape.of[0], textOf, path) : '{}';
    case 'record':
      return isText(shape.of) ? objectOf([['first', skeleton(shape.of, textOf, [...path, 'first'])]], path.length) : '{}';
    case 'group': {
      const fields = Object.entries(shape.fields).filter(([, { optional }]) => !optional);
      return objectOf(
        fields.map(([name, field]) => [name, skeleton(field.shape, textOf, [...path, name])] as const),
        path.length,
      );
    }
    case 'unknown':
      return '{}';
  }
}

/** Whether there are texts in it: a record of a structure stays empty, one of texts needs an entry to show what belongs there. */
function isText(shape: Shape): boolean {
  if (shape.kind === 'group') return Object.values(shape.fields).some((field) => isText(field.shape));
  return shape.kind === 'text' || ((shape.kind === 'record' || shape.kind === 'list') && isText(shape.of));
}

function objectOf(entries: readonly (readonly [string, string])[], depth: number): string {
  if (entries.length === 0) return '{}';
  const indent = '  '.repeat(depth + 1);
  return `{\n${entries.map(([name, value]) => `${indent}${keyOf(name)}: ${value},\n`).join('')}${'  '.repeat(depth)}}`;
}
