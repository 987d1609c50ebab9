import type { Shape } from '../model/template-shape.ts';
import { quoted } from '../typescript/quoted.ts';
import { keyOf } from './language-entry.ts';

/** The value of a text in a skeleton, by its path and the arguments that its template passes. */
type TextOf = (path: readonly string[], values: readonly string[]) => string;

const constants = { string: "'TODO'", number: '0', boolean: 'false', list: '[]', unknown: '{}' } as const;

/** A value of a shape as TypeScript: texts from `textOf`, the first choice, one entry for free names. Optional fields are left out. */
export function skeleton(shape: Shape, textOf: TextOf, path: readonly string[] = []): string {
  switch (shape.kind) {
    case 'text':
      return quoted(textOf(path, shape.arguments));
    case 'literal':
      return typeof shape.values[0] === 'string' ? quoted(shape.values[0]) : `${shape.values[0]}`;
    case 'union':
      return shape.of[0] ? skeleton(shape.of[0], textOf, path) : '{}';
    case 'record':
      return isText(shape.of) ? objectOf([['first', skeleton(shape.of, textOf, [...path, 'first'])]], path.length) : '{}';
    case 'group': {
      const fields = Object.entries(shape.fields).filter(([, { optional }]) => !optional);
      const members = fields.map(([name, field]) => [name, skeleton(field.shape, textOf, [...path, name])] as const);
      return objectOf(members, path.length);
    }
    default:
      return constants[shape.kind];
  }
}

/** Whether a shape contains texts: a record of texts needs a sample entry, a record of a structure stays empty. */
function isText(shape: Shape): boolean {
  if (shape.kind === 'group') return Object.values(shape.fields).some((field) => isText(field.shape));
  return shape.kind === 'text' || ((shape.kind === 'record' || shape.kind === 'list') && isText(shape.of));
}

function objectOf(entries: readonly (readonly [string, string])[], depth: number): string {
  if (entries.length === 0) return '{}';
  const indent = '  '.repeat(depth + 1);
  return `{\n${entries.map(([name, value]) => `${indent}${keyOf(name)}: ${value},\n`).join('')}${'  '.repeat(depth)}}`;
}
