import { Node, type ObjectLiteralExpression } from 'ts-morph';
import type { Edit } from '../../diagnostics/fix.ts';
import { editAt } from './make-edits.ts';
import { unwrapped } from './source-files.ts';

/** The given properties of a waiver; the others stay as they are written. */
export interface WaiverToWrite {
  readonly by: string;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
  readonly found: readonly string[];
}

const lineWidth = 140;

/** The edit that adds a waiver to a claim or replaces the one that it has, in the format of the content. */
export function editFor(claim: ObjectLiteralExpression, given: WaiverToWrite, file: string): Edit | undefined {
  const properties = claim.getProperties();
  const last = properties.at(-1);
  if (!last) return undefined;
  const old = claim.getProperty('waiver');
  const indent = ' '.repeat(claim.getSourceFile().getLineAndColumnAtPos(last.getStart()).column - 1);
  if (!old) {
    const text = `,\n${indent}${waiverText([], given, indent)}`;
    return editAt(last, file, { from: last.getEnd(), to: last.getEnd(), newText: text });
  }
  const initializer = Node.isPropertyAssignment(old) ? unwrapped(old.getInitializerOrThrow()) : undefined;
  const before = Node.isObjectLiteralExpression(initializer)
    ? writtenIn(initializer)
    : [{ name: '', text: `...${initializer?.getText() ?? 'waiver'}` }];
  return editAt(old, file, { from: old.getStart(), to: old.getEnd(), newText: waiverText(before, given, indent) });
}

interface PropertyText {
  readonly name: string;
  /** Its source, with the comments before it. */
  readonly text: string;
}

function writtenIn(group: ObjectLiteralExpression): PropertyText[] {
  return group.getProperties().map((property) => ({
    name: Node.isPropertyNamed(property) || Node.isShorthandPropertyAssignment(property) ? property.getName() : '',
    text: [...property.getLeadingCommentRanges().map((comment) => comment.getText()), property.getText()].join('\n'),
  }));
}

/** Keeps what is written, replaces or adds what is given, and writes `found` last. */
function waiverText(before: readonly PropertyText[], { found, ...given }: WaiverToWrite, indent: string): string {
  const inner = `${indent}  `;
  const properties = new Map(before.flatMap(({ name, text }) => (name === 'found' ? [] : [[name || text, text] as const])));
  for (const name of ['by', 'until', 'reason'] as const) {
    const value = given[name];
    // The same person decides again.
    if (value !== undefined && !(name === 'by' && before.length)) properties.set(name, propertyText(name, value, inner));
  }
  const lines = [...properties.values(), foundText(found, inner)];
  return `waiver: {\n${lines.map((line) => `${inner}${line.replaceAll('\n', `\n${inner}`)},\n`).join('')}${indent}}`;
}

function propertyText(name: string, value: string, indent: string): string {
  const line = `${name}: ${quoted(value)}`;
  return fits(`${indent}${line},`) ? line : `${name}:\n  ${quoted(value)}`;
}

function foundText(found: readonly string[], indent: string): string {
  const line = `found: [${found.map(quoted).join(', ')}]`;
  return fits(`${indent}${line},`) ? line : `found: [\n${found.map((one) => `  ${quoted(one)},\n`).join('')}]`;
}

const fits = (line: string) => [...line].length <= lineWidth;

/** A quoted text: in single quotes, unless double quotes need fewer backslashes. */
function quoted(text: string): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  return `${quote}${plain.replaceAll(quote, `\\${quote}`)}${quote}`;
}
