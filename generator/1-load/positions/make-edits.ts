import type { Change, Edit, WrittenValue } from '../../diagnostics/fix.ts';
import { placeInText, type Span } from '../../diagnostics/place-in-text.ts';
import { keyOf, stringOf } from '../../typescript/expressions.ts';
import type { Node, NodeOf } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';

/** A change of a value or of its name, as edits of its file; none if the source does not show which characters to change. */
export function editsFor(node: Node, change: Change, source: ParsedModule): Edit[] {
  if ('replace' in change) return replacements(node, change, source);
  if ('write' in change) return stringOf(node) === undefined ? [] : [rewriting(node, change.write, source)];
  if ('rename' in change) return renaming(node, change.rename, source);
  const span = removal(node, source.text);
  return span ? [editAt(source, span, '')] : [];
}

/** A change of a part of a file. */
export function editAt(source: Pick<ParsedModule, 'file' | 'text'>, span: Span, newText: string): Edit {
  return { file: source.file, ...placeInText(source, span), oldText: source.text.slice(...span), newText };
}

/** Replaces a numeric literal, every occurrence in a string literal, or the argument of a call that is exactly this text. */
function replacements(node: Node, change: { readonly replace: string; readonly by: string }, source: ParsedModule): Edit[] {
  const { replace, by } = change;
  if (node.type === 'CallExpression') {
    const given = node.arguments.filter((argument) => argument.type === 'Literal' && argument.value === replace);
    return given.length === 1 ? replacements(given[0] as Node, change, source) : [];
  }
  const text = source.text.slice(node.start, node.end);
  if (node.type === 'Literal' && typeof node.value === 'number' && text === replace) return [editAt(source, [node.start, node.end], by)];
  if (stringOf(node) === undefined) return [];
  const newText = escaped(by, text.charAt(0));
  const edits: Edit[] = [];
  const last = text.length - 1 - replace.length;
  for (let at = text.indexOf(replace, 1); at > 0 && at <= last; at = text.indexOf(replace, at + replace.length)) {
    const from = node.start + at;
    edits.push(editAt(source, [from, from + replace.length], newText));
  }
  return edits;
}

/** Replaces a string literal, with the same quotation marks. */
function rewriting(node: Node, value: WrittenValue, source: ParsedModule): Edit {
  return editAt(source, [node.start, node.end], literalOf(value, source.text.charAt(node.start)));
}

/** Adds a value to a group, as its last one. */
export function adding(group: NodeOf<'ObjectExpression'>, name: string, value: WrittenValue, source: ParsedModule): Edit {
  const last = group.properties.at(-1);
  const lineStart = source.text.lastIndexOf('\n', (last ?? group).start - 1) + 1;
  const indent = `${/^[ \t]*/.exec(source.text.slice(lineStart))?.[0]}${last ? '' : '  '}`;
  const entry = `\n${indent}${nameOf(name)}: ${literalOf(value, "'", indent)}`;
  if (!last) return editAt(source, [group.start + 1, group.start + 1], `${entry},\n${indent.slice(2)}`);
  const comma = /^\s*,/.exec(source.text.slice(last.end))?.[0].length ?? 0;
  return editAt(source, [last.end + comma, last.end + comma], `${comma ? '' : ','}${entry}${comma ? ',' : ''}`);
}

/** A text in quotation marks, or a group of texts with a line for each. Spaces that look like others are written as escapes. */
export function literalOf(value: WrittenValue, quote: string, indent = ''): string {
  if (typeof value !== 'string') {
    const entries = Object.entries(value).map(
      ([name, inner]) => `${indent}  ${nameOf(name)}: ${literalOf(inner, quote, `${indent}  `)},\n`,
    );
    return `{\n${entries.join('')}${indent}}`;
  }
  const visible = escaped(value, quote).replace(/[\p{Zs}\p{Cf}]/gu, (sign) =>
    sign === ' ' ? sign : `\\u${(sign.codePointAt(0) as number).toString(16).padStart(4, '0')}`,
  );
  return `${quote}${visible}${quote}`;
}

const nameOf = (name: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : `'${name}'`);

function escaped(text: string, quote: string): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n');
  return quote === '`' ? plain.replaceAll('${', '\\${') : plain;
}

function renaming(node: Node, name: string, source: ParsedModule): Edit[] {
  if (node.type !== 'Property' || node.method || node.shorthand || node.computed) return [];
  // Renaming would make a duplicate key.
  if (node.parent?.type === 'ObjectExpression' && node.parent.properties.some((other) => keyOf(other) === name)) return [];
  return [editAt(source, [node.key.start, node.key.end], nameOf(name))];
}

/** A property or element with its comma; if it has its own lines, with these and the comment above. */
function removal(node: Node, text: string): Span | undefined {
  const { parent } = node;
  const entries: readonly (Node | null)[] | undefined =
    parent?.type === 'ObjectExpression' ? parent.properties : parent?.type === 'ArrayExpression' ? parent.elements : undefined;
  if (!entries) return undefined;
  const from = startWithComment(node, text);
  const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
  const to = node.end + comma;
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const rest = /^[ \t]*(?:\r?\n)/.exec(text.slice(to))?.[0];
  if (!text.slice(lineStart, from).trim() && rest !== undefined) return [lineStart, to + rest.length];
  if (comma) return [from, to + (/^[ \t]*/.exec(text.slice(to))?.[0].length ?? 0)];
  return [entries[entries.indexOf(node) - 1]?.end ?? from, node.end];
}

/** The beginning of a node, or of the docstring above it. */
function startWithComment({ start }: Node, text: string): number {
  const before = text.slice(0, start).trimEnd();
  const from = before.endsWith('*/') ? before.lastIndexOf('/*') : -1;
  const isDocstring = before.startsWith('/**', from) && !text.slice(text.lastIndexOf('\n', from) + 1, from).trim();
  return from >= 0 && isDocstring ? from : start;
}
