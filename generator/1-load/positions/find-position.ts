import { Node, type ObjectLiteralExpression, type SourceFile } from 'ts-morph';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Fix, FixIntent } from '../../diagnostics/fix.ts';
import { assignedTo, openFollower } from './follow.ts';
import { lineAndColumnAt } from './line-and-column.ts';
import { editsFor } from './make-edits.ts';
import { defaultExportOf, openSourceFiles, type ReadSource } from './source-files.ts';

/** A value by its data path in what a file exports, and optionally a part of it. */
interface Target {
  readonly file: string;
  readonly path: readonly string[];
  readonly found?: string | undefined;
  /** That part, by its indices in the value. */
  readonly part?: readonly [from: number, to: number] | undefined;
}

/**
 * Finds the value at a data path in what a file exports, through calls (`defineCopy(…, {…})`), names, spreads and imports, in the file
 * where it is written. If the path does not exist, the deepest existing part is used: a missing key points at the group that lacks it.
 */
export function openFinder(read: ReadSource) {
  const sources = openSourceFiles(read);
  const { child, groupOf, settled } = openFollower(sources);

  function descend(root: Node, path: readonly string[]): { node: Node; whole: boolean } {
    let node = root;
    for (const key of path) {
      const next = child(assignedTo(node), key);
      if (!next) return { node, whole: false };
      node = next;
    }
    return { node, whole: true };
  }

  /** The node to underline: for a text the text, for a group its name or, without one, its first character. */
  function underlined({ node, whole }: { node: Node; whole: boolean }): Node {
    const value = settled(assignedTo(node));
    const group = groupOf(value);
    if (whole && !group) return isLiteral(value) ? value : assignedTo(node);
    if (Node.isPropertyAssignment(node) || Node.isShorthandPropertyAssignment(node)) return node.getNameNode();
    return group?.getFirstChild() ?? node;
  }

  return {
    /** The place; undefined if the file cannot be read or exports nothing. */
    place({ file, path, found, part }: Target): Place | undefined {
      const root = rootOf(sources.open(file));
      if (!root) return undefined;
      const node = underlined(descend(root, path));
      const source = node.getSourceFile();
      return spanIn(source, sources.nameOf(source), (part && partOf(node, part)) ?? within(node, found));
    },
    /** The group at a path, if it is written in the file itself. */
    group({ file, path }: Target): ObjectLiteralExpression | undefined {
      const root = rootOf(sources.open(file));
      const target = root && descend(root, path);
      const group = target?.whole ? groupOf(settled(assignedTo(target.node))) : undefined;
      return Node.isObjectLiteralExpression(group) && sources.nameOf(group.getSourceFile()) === file ? group : undefined;
    },
    /** The fix as edits; undefined if the value is not a literal, or if more than one value depends on it. */
    fix({ file, path }: Target, { title, changes }: FixIntent): Fix | undefined {
      const root = rootOf(sources.open(file));
      const target = root && descend(root, path);
      if (!target?.whole) return undefined;
      const value = settled(assignedTo(target.node));
      const edits = changes.map((change) => {
        const changed = 'replace' in change ? value : target.node;
        const name = sources.nameOf(changed.getSourceFile());
        // If a name is removed, other users of the same group may need it.
        return 'replace' in change || name === file ? editsFor(changed, change, name) : [];
      });
      return edits.every((one) => one.length) ? { title, edits: edits.flat() } : undefined;
    },
  };
}

const rootOf = (source: SourceFile | undefined) => source && defaultExportOf(source);

/** Whether a value is underlined at its definition and not at its use: a text, but no function. */
function isLiteral(node: Node): boolean {
  return !Node.isIdentifier(node) && !Node.isFunctionDeclaration(node) && !Node.isArrowFunction(node);
}

/** The range of a part of a text in the source; the whole text unless the part occurs exactly once. */
function within(node: Node, found: string | undefined): readonly [from: number, to: number] {
  const [from, to] = [node.getStart(), node.getEnd()];
  const text = node.getText();
  if (!found || found.length >= text.length - 2 || !isText(node)) return [from, to];
  const at = text.indexOf(found);
  return at < 0 || text.indexOf(found, at + 1) >= 0 ? [from, to] : [from + at, from + at + found.length];
}

/** The range of characters of a text's value in the source; undefined if the text is concatenated. */
function partOf(node: Node, [first, behind]: readonly [number, number]): readonly [from: number, to: number] | undefined {
  if (!Node.isStringLiteral(node) && !Node.isNoSubstitutionTemplateLiteral(node)) return undefined;
  const start = node.getStart() + 1;
  const inside = node.getText().slice(1, -1);
  const [from, to] = [writtenLength(inside, first), writtenLength(inside, behind)];
  return from === undefined || to === undefined ? undefined : [start + from, start + to];
}

/** How many characters of the source make the first characters of a text's value. */
function writtenLength(source: string, length: number): number | undefined {
  let value = 0;
  for (const { 0: written, index, groups } of source.matchAll(signs)) {
    if (value >= length) return index;
    const { point, ended } = groups ?? {};
    if (ended === undefined) value += point === undefined ? 1 : String.fromCodePoint(Number.parseInt(point, 16)).length;
    if (value >= length) return index + written.length;
  }
  return length === 0 ? 0 : undefined;
}

/** The source of one character of a text: an escape, or the character itself. A line continuation makes none, CR and LF make one. */
const signs = /\\(?:u\{(?<point>[\da-f]+)\}|u[\da-f]{4}|x[\da-f]{2}|(?<ended>\r\n|[\r\n\u2028\u2029])|[\s\S])|\r\n|[\s\S]/gi;

const isText = (node: Node) => Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node) || Node.isTemplateExpression(node);

function spanIn(source: SourceFile, file: string, [from, to]: readonly [number, number]): Place {
  const { line, column } = lineAndColumnAt(source, from);
  const end = lineAndColumnAt(source, to);
  return { file, line, column, endLine: end.line, endColumn: end.column };
}
