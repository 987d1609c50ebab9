import { Node, Project } from 'ts-morph';
import type { Place } from '../diagnostics/diagnostic.ts';

/**
 * Finds the value at a data path in the object that a file exports, through the calls around it (`defineCopy(…, {…})`). Of
 * a path that leads nowhere, the deepest part that exists is named.
 */
export function openFinder(sources: ReadonlyMap<string, string>): (file: string, path: readonly string[]) => Place | undefined {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: false } });
  return (file, path) => {
    const text = sources.get(file);
    if (text === undefined) return undefined;
    const source = project.getSourceFile(`/${file}`) ?? project.createSourceFile(`/${file}`, text);
    const root = source.getExportAssignment((assignment) => !assignment.isExportEquals())?.getExpression();
    if (!root) return undefined;
    const node = descend(root, path);
    const { line, column } = source.getLineAndColumnAtPos(node.getStart());
    const end = source.getLineAndColumnAtPos(node.getEnd());
    return { file, line, column, endLine: end.line, endColumn: end.column };
  };
}

function descend(start: Node, path: readonly string[]): Node {
  let container = literalOf(start);
  let found: Node = container;
  for (const key of path) {
    const next = child(container, key);
    if (!next) return nameOf(found);
    found = next;
    container = literalOf(Node.isPropertyAssignment(next) ? next.getInitializerOrThrow() : next);
  }
  return Node.isPropertyAssignment(found) && !isGroup(container) ? container : nameOf(found);
}

/** The object or list that a call is given: the last argument that is one. */
function literalOf(node: Node): Node {
  if (Node.isCallExpression(node)) {
    const given = node.getArguments().findLast((argument) => isGroup(literalOf(argument)));
    return given ? literalOf(given) : node;
  }
  if (Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node))
    return literalOf(node.getExpression());
  return node;
}

const isGroup = (node: Node) => Node.isObjectLiteralExpression(node) || Node.isArrayLiteralExpression(node);

function child(container: Node, key: string): Node | undefined {
  if (Node.isArrayLiteralExpression(container)) return container.getElements()[Number(key)];
  if (!Node.isObjectLiteralExpression(container)) return undefined;
  return container.getProperties().find((property) => 'getName' in property && unquoted(property.getName()) === key);
}

/** A group is marked by its name or, without one, by its first line. */
function nameOf(node: Node): Node {
  return Node.isPropertyAssignment(node) ? node.getNameNode() : isGroup(node) ? (node.getFirstChild() ?? node) : node;
}

const unquoted = (name: string) => name.replace(/^['"`]|['"`]$/g, '');
