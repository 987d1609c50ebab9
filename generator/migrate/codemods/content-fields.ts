import { Node, type ObjectLiteralExpression, SyntaxKind } from 'ts-morph';
import { kindOf } from '../../1-load/content-paths.ts';
import { isLinkByCountry, kindsWithLinks, linkByCountry, renamedFields } from '../../1-load/renamed-fields.ts';
import type { Codemod } from '../codemod.ts';

/** Fields of content files, as `check` reports and fixes them one by one (WL1040). */
export const contentFields: Codemod = {
  version: '0.2.0',
  title: 'Call fields of content by their present names',
  run({ path, source }) {
    const kind = path.startsWith('content/') ? kindOf(path.slice('content/'.length)) : undefined;
    if (!kind) return [];
    const definitions = source
      .getDescendantsOfKind(SyntaxKind.CallExpression)
      .filter((call) => /^define\w+$/.test(call.getExpression().getText()))
      .flatMap((call) => call.getArguments().filter(Node.isObjectLiteralExpression));
    const fields = renamedFields[kind] ?? [];
    for (const definition of definitions)
      for (const { from, to, in: path = [] } of fields) for (const group of groupsAt(definition, path)) renameKey(group, from, to);
    if (kindsWithLinks.has(kind))
      for (const group of source.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression))
        if (isLinkByCountry((name) => group.getProperty(name) !== undefined)) renameKey(group, linkByCountry.from, linkByCountry.to);
    return [];
  },
};

/** The groups at a path below a group; `*` is each element of a list. */
function groupsAt(node: Node | undefined, [key, ...rest]: readonly string[]): ObjectLiteralExpression[] {
  if (key === undefined) return Node.isObjectLiteralExpression(node) ? [node] : [];
  if (key === '*') return Node.isArrayLiteralExpression(node) ? node.getElements().flatMap((one) => groupsAt(one, rest)) : [];
  const property = Node.isObjectLiteralExpression(node) ? node.getProperty(key) : undefined;
  return Node.isPropertyAssignment(property) ? groupsAt(property.getInitializer(), rest) : [];
}

/** Renames a key, unless the group has the present name, too. */
function renameKey(group: ObjectLiteralExpression, from: string, to: string): void {
  const property = group.getProperty(from);
  if (!property || group.getProperty(to)) return;
  if (Node.isPropertyAssignment(property)) property.getNameNode().replaceWithText(to);
  else if (Node.isShorthandPropertyAssignment(property)) property.replaceWithText(`${to}: ${from}`);
}
