import { type Identifier, Node, type SourceFile, SyntaxKind } from 'ts-morph';

/** Whether an identifier stands for a value of the module: it is not the key of a property. */
export function isName(identifier: Identifier): boolean {
  const parent = identifier.getParent();
  if (Node.isPropertyAccessExpression(parent)) return parent.getNameNode() !== identifier;
  if (Node.isPropertyAssignment(parent)) return parent.getNameNode() !== identifier;
  return !(Node.isJsxAttribute(parent) || Node.isPropertySignature(parent));
}

/** Renames a value of a module wherever it stands. Nodes of the module that were read before are of no use afterwards. */
export function renameName(source: SourceFile, from: string, to: string): void {
  const places = source
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((one) => one.getText() === from && isName(one))
    .map((one) => ({ start: one.getStart(), end: one.getEnd(), isShort: Node.isShorthandPropertyAssignment(one.getParent()) }));
  const text = places.reduceRight(
    (after, { start, end, isShort }) => after.slice(0, start) + (isShort ? `${from}: ${to}` : to) + after.slice(end),
    source.getFullText(),
  );
  source.replaceWithText(text);
}
