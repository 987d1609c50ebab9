import { Node, type ObjectLiteralExpression, type SourceFile } from 'ts-morph';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Fix, FixIntent } from '../../diagnostics/fix.ts';
import { assignedTo, openFollower } from './follow.ts';
import { placeAt } from './line-and-column.ts';
import type { Target } from './literal-place.ts';
import { editsFor } from './make-edits.ts';
import { partOf, within } from './part-of-text.ts';
import { defaultExportOf, openSourceFiles, type ReadSource } from './source-files.ts';

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
      const text = source.getFullText();
      const span = [node.getStart(), node.getEnd()] as const;
      const inside = part && isPlainText(node) ? partOf(text, span, part) : undefined;
      return placeAt(sources.nameOf(source), text, inside ?? (isText(node) ? within(text, span, found) : span));
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

const isPlainText = (node: Node) => Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node);
const isText = (node: Node) => isPlainText(node) || Node.isTemplateExpression(node);
