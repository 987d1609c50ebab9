import { type InterfaceDeclaration, Node, type SourceFile, type TypeAliasDeclaration } from 'ts-morph';

/**
 * Lists what has no docstring: exports of a module, the types of the generator that their declarations refer to, and members of these, each as
 * `PLACE NAME` or `PLACE NAME.MEMBER`. A property that can have only one value, such as `kind: 'money'`, does not need one: it names its type.
 */
export function undocumented(source: SourceFile, root: string): string[] {
  const reached = new Set<Node>([...source.getExportedDeclarations().values()].flat());
  for (const node of reached) for (const type of typesIn(node, `${root}/generator/`)) reached.add(type);
  const lines = [...reached].flatMap((node) => {
    const name = `${node
      .getSourceFile()
      .getFilePath()
      .slice(root.length + 1)}:${node.getStartLineNumber()} ${nameOf(node)}`;
    const members = membersOf(node).filter((one) => !hasDoc(one) && !/^(?:readonly )?\w+: '[^']*';?$/.test(one.getText()));
    return [...(hasDoc(node) ? [] : [name]), ...members.map((one) => `${name}.${nameOf(one)}`)];
  });
  return lines.sort();
}

const nameOf = (node: Node) => (Node.hasName(node) ? node.getName() : '');

/** Members of object literals have comments, which TypeScript does not attach to them. */
const hasDoc = (node: Node): boolean => {
  const documented = Node.isVariableDeclaration(node) ? node.getVariableStatementOrThrow() : node;
  return (
    (Node.isJSDocable(documented) && documented.getJsDocs().some((doc) => doc.getDescription().trim() !== '')) ||
    (Node.isPropertyAssignment(node) && /^\/\*\*/.test(node.getLeadingCommentRanges().at(-1)?.getText() ?? ''))
  );
};

/** The members of an interface, an object type, or a group of functions. */
function membersOf(node: Node): Node[] {
  const body = Node.isTypeAliasDeclaration(node) ? node.getTypeNode() : node;
  if (Node.isInterfaceDeclaration(body) || Node.isTypeLiteral(body)) return [...body.getProperties(), ...body.getMethods()];
  const value = Node.isVariableDeclaration(node) ? node.getInitializer() : undefined;
  const group = Node.isAsExpression(value) ? value.getExpression() : value;
  return Node.isObjectLiteralExpression(group) ? group.getProperties().filter(Node.isPropertyAssignment) : [];
}

/** The types in a folder that a declaration refers to, without the body of a function; none for an alias that computes others. */
function typesIn(node: Node, folder: string): (InterfaceDeclaration | TypeAliasDeclaration)[] {
  if (Node.isTypeAliasDeclaration(node) && computes(node)) return [];
  const value = Node.isVariableDeclaration(node) ? node.getInitializer() : node;
  const parts =
    Node.isFunctionDeclaration(value) || Node.isArrowFunction(value)
      ? [...value.getTypeParameters(), ...value.getParameters(), ...(value.getReturnTypeNode() ? [value.getReturnTypeNodeOrThrow()] : [])]
      : [node];
  return parts
    .flatMap((part) => [part, ...part.getDescendants()])
    .filter((part) => Node.isTypeReference(part) || Node.isExpressionWithTypeArguments(part))
    .flatMap((reference) => {
      const symbol = (Node.isTypeReference(reference) ? reference.getTypeName() : reference.getExpression()).getSymbol();
      return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
    })
    .filter((type) => Node.isInterfaceDeclaration(type) || Node.isTypeAliasDeclaration(type))
    .filter((type) => type.getSourceFile().getFilePath().startsWith(folder));
}

/** Whether an alias is a function over types: it has parameters, a condition or a loop. */
function computes(alias: TypeAliasDeclaration): boolean {
  const type = alias.getTypeNodeOrThrow();
  if (Node.isTypeLiteral(type)) return false;
  const parts = [type, ...type.getDescendants()];
  return alias.getTypeParameters().length > 0 || parts.some((part) => Node.isConditionalTypeNode(part) || Node.isMappedTypeNode(part));
}
