import { Node, SyntaxKind } from 'ts-morph';
import type { Change, Edit } from '../../diagnostics/fix.ts';
import { placeAt } from './line-and-column.ts';

/** A change of a value or of its name, as edits of its file; none if the source does not show which characters to change. */
export function editsFor(node: Node, change: Change, file: string): Edit[] {
  if ('replace' in change) return replacements(node, change, file);
  if ('rename' in change) return renaming(node, change.rename, file);
  const span = removal(node);
  return span ? [editAt(node, file, { ...span, newText: '' })] : [];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A change of a part of the node's file. */
export function editAt(node: Node, file: string, { from, to, newText }: Span & { readonly newText: string }): Edit {
  const text = node.getSourceFile().getFullText();
  return { ...placeAt(file, text, [from, to]), oldText: text.slice(from, to), newText };
}

/** Replaces a numeric literal, every occurrence in a string literal, or the argument of a call that is exactly this text. */
function replacements(node: Node, change: { readonly replace: string; readonly by: string }, file: string): Edit[] {
  const { replace, by } = change;
  if (Node.isCallExpression(node)) {
    const given = node.getArguments().filter((argument) => Node.isStringLiteral(argument) && argument.getLiteralText() === replace);
    return given.length === 1 ? replacements(given[0] as Node, change, file) : [];
  }
  if (Node.isNumericLiteral(node) && node.getText() === replace)
    return [editAt(node, file, { from: node.getStart(), to: node.getEnd(), newText: by })];
  if (!Node.isStringLiteral(node) && !Node.isNoSubstitutionTemplateLiteral(node)) return [];
  const text = node.getText();
  const newText = escaped(by, text.charAt(0));
  const found: Edit[] = [];
  const last = text.length - 1 - replace.length;
  for (let at = text.indexOf(replace, 1); at > 0 && at <= last; at = text.indexOf(replace, at + replace.length)) {
    const from = node.getStart() + at;
    found.push(editAt(node, file, { from, to: from + replace.length, newText }));
  }
  return found;
}

function escaped(text: string, quote: string): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n');
  return quote === '`' ? plain.replaceAll('${', '\\${') : plain;
}

function renaming(node: Node, name: string, file: string): Edit[] {
  if (!Node.isPropertyAssignment(node)) return [];
  const old = node.getNameNode();
  if (Node.isComputedPropertyName(old)) return [];
  // Renaming would make a duplicate key.
  if (node.getParentIfKind(SyntaxKind.ObjectLiteralExpression)?.getProperty(name)) return [];
  const newText = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : `'${name}'`;
  return [editAt(node, file, { from: old.getStart(), to: old.getEnd(), newText })];
}

/** A property or element with its comma; if it has its own lines, with these and the comment above. */
function removal(node: Node): Span | undefined {
  const parent = node.getParent();
  if (!Node.isObjectLiteralExpression(parent) && !Node.isArrayLiteralExpression(parent)) return undefined;
  const text = node.getSourceFile().getFullText();
  const from = node.getStart(true);
  const comma = /^\s*,/.exec(text.slice(node.getEnd()))?.[0].length ?? 0;
  const to = node.getEnd() + comma;
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const rest = /^[ \t]*(?:\r?\n)/.exec(text.slice(to))?.[0];
  if (!text.slice(lineStart, from).trim() && rest !== undefined) return { from: lineStart, to: to + rest.length };
  if (comma) return { from, to: to + (/^[ \t]*/.exec(text.slice(to))?.[0].length ?? 0) };
  const entries = Node.isArrayLiteralExpression(parent) ? parent.getElements() : parent.getProperties();
  const before = entries[entries.indexOf(node as never) - 1];
  return { from: before?.getEnd() ?? from, to: node.getEnd() };
}
