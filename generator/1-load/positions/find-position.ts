import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Fix, FixIntent } from '../../diagnostics/fix.ts';
import { placeInText, type Span } from '../../diagnostics/place-in-text.ts';
import { defaultExportOf } from '../../typescript/declarations.ts';
import { stringOf } from '../../typescript/expressions.ts';
import type { Node } from '../../typescript/nodes.ts';
import { assignedTo, openFollower } from './follow.ts';
import { adding, editsFor } from './make-edits.ts';
import { openSourceFiles, type ReadSource } from './source-files.ts';

/** A value by its data path in what a file exports, and optionally a part of it. */
interface Target {
  readonly file: string;
  readonly path: readonly string[];
  readonly found?: string | undefined;
  /** That part, by its indices in the value. */
  readonly part?: Span | undefined;
}

/**
 * Finds the value at a data path in what a file exports, through calls (`defineCopy(…, {…})`), names, spreads and imports, in the file
 * where it is written. If the path does not exist, the deepest existing part is used: a missing key points at the group that lacks it.
 */
export function openFinder(read: ReadSource) {
  const sources = openSourceFiles(read);
  const { child, groupOf, settled } = openFollower(sources);

  /** The node at a path, or the deepest existing one; undefined if the file cannot be read or exports nothing. */
  function descend(file: string, path: readonly string[]): { node: Node; whole: boolean; missing: readonly string[] } | undefined {
    const source = sources.open(file);
    let node = source && defaultExportOf(source.program);
    for (const [depth, key] of node ? path.entries() : []) {
      const next = child(assignedTo(node as Node), key);
      if (!next) return { node: node as Node, whole: false, missing: path.slice(depth) };
      node = next;
    }
    return node && { node, whole: true, missing: [] };
  }

  /** The node to underline, or some of its characters: for a text the text, for a group its name or, without one, its first character. */
  function underlined({ node, whole }: { node: Node; whole: boolean }): { readonly node: Node; readonly span?: Span } {
    const value = settled(assignedTo(node));
    const group = groupOf(value);
    if (whole && !group) return { node: isLiteral(value) ? value : assignedTo(node) };
    if (node.type === 'Property' && !node.method) {
      const { text } = sources.sourceOf(node);
      return node.computed ? { node, span: [node.start, text.indexOf(']', node.key.end) + 1] } : { node: node.key };
    }
    return group ? { node: group, span: [group.start, group.start + 1] } : { node };
  }

  /** Adds a value to the group that lacks it; undefined if the group itself is missing. */
  function addition(node: Node, [name, ...deeper]: readonly string[], { title, changes: [change] }: FixIntent): Fix | undefined {
    const group = groupOf(node);
    if (name === undefined || deeper.length || !change || !('write' in change) || group?.type !== 'ObjectExpression') return undefined;
    return { title, edits: [adding(group, name, change.write, sources.sourceOf(group))] };
  }

  return {
    /** The place; undefined if the file cannot be read or exports nothing. */
    place({ file: from, path, found, part }: Target): Place | undefined {
      const target = descend(from, path);
      if (!target) return undefined;
      const { node, span = [node.start, node.end] } = underlined(target);
      const source = sources.sourceOf(node);
      const { file, text } = source;
      const inside = part && stringOf(node) !== undefined ? partOf(text, span, part) : undefined;
      const isText = node.type === 'TemplateLiteral' || stringOf(node) !== undefined;
      return { file, ...placeInText(source, inside ?? (isText ? within(text, span, found) : span)) };
    },
    /** The group at a path with its source, if it is written in the file itself. */
    group({ file, path }: Target) {
      const target = descend(file, path);
      const group = target?.whole ? groupOf(settled(assignedTo(target.node))) : undefined;
      const source = group && sources.sourceOf(group);
      return group?.type === 'ObjectExpression' && source?.file === file ? { group, source } : undefined;
    },
    /** The fix as edits; undefined if the value is not a literal, or if more than one value depends on it. */
    fix({ file, path }: Target, { title, changes }: FixIntent): Fix | undefined {
      const target = descend(file, path);
      if (!target) return undefined;
      const value = settled(assignedTo(target.node));
      if (!target.whole) return addition(value, target.missing, { title, changes });
      const edits = changes.map((change) => {
        const isOfValue = 'replace' in change || 'write' in change;
        const changed = isOfValue ? value : target.node;
        const source = sources.sourceOf(changed);
        // If a name is removed, other users of the same group may need it.
        return isOfValue || source.file === file ? editsFor(changed, change, source) : [];
      });
      return edits.every((one) => one.length) ? { title, edits: edits.flat() } : undefined;
    },
  };
}

/** Whether a value is underlined at its definition and not at its use: a text, but no function. */
const isLiteral = ({ type }: Node) => type !== 'Identifier' && type !== 'FunctionDeclaration' && type !== 'ArrowFunctionExpression';

/** The range of a part of a string in its source; the whole string unless the part occurs in it exactly once. */
function within(source: string, [from, to]: Span, found: string | undefined): Span {
  const text = source.slice(from, to);
  if (!found || found.length >= text.length - 2) return [from, to];
  const at = text.indexOf(found);
  return at < 0 || text.indexOf(found, at + 1) >= 0 ? [from, to] : [from + at, from + at + found.length];
}

/** The range of characters of a string's value in its source, quotation marks included in the given range. */
function partOf(source: string, [from, to]: Span, [first, behind]: Span): Span | undefined {
  const inside = source.slice(from + 1, to - 1);
  const [start, end] = [writtenLength(inside, first), writtenLength(inside, behind)];
  return start === undefined || end === undefined ? undefined : [from + 1 + start, from + 1 + end];
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
