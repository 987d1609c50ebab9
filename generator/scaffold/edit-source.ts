import { defaultExportOf } from '../typescript/declarations.ts';
import { keyOf, unwrapped } from '../typescript/expressions.ts';
import type { NodeOf } from '../typescript/nodes.ts';
import { parseModule } from '../typescript/parse-module.ts';
import { gapsOf } from './language-entry.ts';

/* Edits of TypeScript files that leave the rest of the text unchanged. Each returns undefined if the file has another form. */

type ObjectLiteral = NodeOf<'ObjectExpression'>;

const parse = (text: string) => parseModule('file.tsx', text).program;

/** Adds a property at the end of the object that a file exports as default. */
export function withProperty(text: string, property: string): string | undefined {
  const object = objectIn(text);
  return object && inserted(text, object, property);
}

/** Adds gaps to the definition of a page, before its structure if it has none, and imports their function. */
export function withGaps(text: string, tags: readonly string[], source: string): string | undefined {
  const gaps = gapsOf(tags, source);
  const object = objectIn(text);
  const entry = (name: string) => object?.properties.find((one) => keyOf(one) === name);
  const existing = entry('gaps');
  if (existing?.type === 'Property')
    return existing.value.type === 'ObjectExpression' ? withFallback(inserted(text, existing.value, gaps)) : undefined;
  const at = entry('structure')?.start;
  if (at === undefined) return undefined;
  const space = /\s*$/.exec(text.slice(0, at))?.[0] ?? ' ';
  return withFallback(`${text.slice(0, at)}gaps: { ${gaps} },${space}${text.slice(at)}`);
}

/** Imports `fallback` with the other names of the package. */
function withFallback(text: string): string {
  const [names = []] = parse(text).body.flatMap((one) =>
    one.type === 'ImportDeclaration' && one.source.value === 'wortlaut' && one.importKind !== 'type'
      ? [one.specifiers.filter(({ type }) => type === 'ImportSpecifier')]
      : [],
  );
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return `import { fallback } from 'wortlaut';\n${text}`;
  const written = names.map(({ start, end }) => text.slice(start, end));
  const sorted = [...new Set([...written, 'fallback'])].sort((one, other) => one.localeCompare(other, 'en'));
  return `${text.slice(0, first.start)}${sorted.join(', ')}${text.slice(last.end)}`;
}

/** The object of the default export: `define…({ … })`. */
function objectIn(text: string): ObjectLiteral | undefined {
  const value = defaultExportOf(parse(text));
  const inner = value && unwrapped(value);
  const object = inner?.type === 'CallExpression' ? inner.arguments.at(-1) : inner;
  return object?.type === 'ObjectExpression' ? object : undefined;
}

/** Inserts a property at the end of an object, in the line of the last one or in a new line. */
function inserted(text: string, { start, end, properties }: ObjectLiteral, member: string): string {
  const last = properties.at(-1);
  if (!last) return `${text.slice(0, start)}{ ${member} }${text.slice(end)}`;
  const comma = /^\s*,/.exec(text.slice(last.end, end))?.[0] ?? '';
  const at = last.end + comma.length;
  const line = text.slice(text.lastIndexOf('\n', last.start) + 1, last.start);
  const added = line.trim() ? `${comma ? '' : ','} ${member}` : `${comma ? '' : ','}\n${line}${member},`;
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
}
