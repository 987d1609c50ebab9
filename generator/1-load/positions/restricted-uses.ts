import { Node, Project, SyntaxKind } from 'ts-morph';
import type { Imported } from '../refuse/module-uses.ts';
import { type Restriction, restrictionOf } from '../refuse/restricted-globals.ts';

/** A use of something outside the content. */
interface RestrictedUse {
  readonly restriction: Restriction;
  /** As written in the source. */
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** The run-time imports of a module, and every use of the time, the machine or other code in it. */
export function restrictedUses(text: string): { imports: readonly Imported[]; uses: readonly RestrictedUse[] } {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, compilerOptions: { noLib: true } });
  const source = project.createSourceFile('/content.ts', text);
  const imports = [...source.getImportDeclarations(), ...source.getExportDeclarations()].flatMap((one): Imported[] => {
    const specifier = one.isTypeOnly() ? undefined : one.getModuleSpecifier();
    return specifier ? [{ specifier: specifier.getLiteralText(), from: specifier.getStart(), to: specifier.getEnd() }] : [];
  });
  // The parsed text has no byte order mark.
  const shift = text.startsWith('\uFEFF') ? 1 : 0;
  const moved = <Value extends Pick<Imported, 'from' | 'to'>>(one: Value): Value => ({
    ...one,
    from: one.from + shift,
    to: one.to + shift,
  });
  return { imports: imports.map(moved), uses: source.getDescendants().flatMap(useOf).map(moved) };
}

function useOf(node: Node): RestrictedUse[] {
  const use = (restriction: Restriction, at: Node = node): RestrictedUse[] => [
    { restriction, written: at.getText().split('\n', 1)[0] as string, from: at.getStart(), to: at.getEnd() },
  ];
  if (Node.isMetaProperty(node)) return node.getKeywordToken() === SyntaxKind.ImportKeyword ? use('environment') : [];
  if (node.getKind() === SyntaxKind.ImportKeyword) return Node.isCallExpression(node.getParent()) ? use('loading') : [];
  if (node.getKind() === SyntaxKind.AwaitKeyword) return isInFunction(node) ? [] : use('waiting');
  if (Node.isExternalModuleReference(node)) return use('loading');
  if (Node.isStringLiteral(node)) return isConstructorKey(node) ? use('loading') : [];
  if (!Node.isIdentifier(node)) return [];
  const name = node.getText() === 'Math' ? 'Math' : (node.compilerNode.text ?? '');
  const parent = node.getParent();
  if (Node.isPropertyAccessExpression(parent) && parent.getNameNode() === node) return name === 'constructor' ? use('loading') : [];
  const restriction = name === 'constructor' ? undefined : restrictionOf(name);
  if (!restriction || !isValue(node) || isDeclaredHere(node)) return [];
  if (name !== 'Math') return use(restriction);
  if (Node.isPropertyAccessExpression(parent)) return parent.getName() === 'random' ? use(restriction, parent) : [];
  return use(restriction, Node.isElementAccessExpression(parent) ? parent : node);
}

const isInFunction = (node: Node) =>
  node.getAncestors().some((one) => Node.isFunctionLikeDeclaration(one) || Node.isFunctionExpression(one) || Node.isArrowFunction(one));

/** `value['constructor']`: the constructor of a function evaluates text as code. */
const isConstructorKey = (node: Node) =>
  Node.isElementAccessExpression(node.getParent()) && Node.isStringLiteral(node) && node.getLiteralText() === 'constructor';

/** Whether a name is used as a value: not as a type, a key or a declared name. */
function isValue(node: Node): boolean {
  const parent = node.getParent();
  const isName = parent && 'getNameNode' in parent && (parent as { getNameNode(): Node | undefined }).getNameNode() === node;
  if (isName && !Node.isShorthandPropertyAssignment(parent)) return false;
  if (Node.isBindingElement(parent) && parent.getInitializer() !== node) return false;
  if (Node.isImportClause(parent) || Node.isImportSpecifier(parent) || Node.isLabeledStatement(parent)) return false;
  const type = node.getFirstAncestor(Node.isTypeNode);
  return !type || Node.isExpressionWithTypeArguments(type);
}

/** Whether the module itself declares a name as a value. */
function isDeclaredHere(node: Node): boolean {
  const parent = node.getParent();
  const symbol = Node.isShorthandPropertyAssignment(parent) ? parent.getValueSymbol() : node.getSymbol();
  return (symbol?.getDeclarations() ?? []).some(isValueDeclaration);
}

function isValueDeclaration(declaration: Node): boolean {
  if (Node.isInterfaceDeclaration(declaration) || Node.isTypeAliasDeclaration(declaration)) return false;
  if (declaration.getAncestors().some((one) => Node.isAmbientable(one) && one.hasDeclareKeyword())) return false;
  if (Node.isAmbientable(declaration) && declaration.hasDeclareKeyword()) return false;
  if (Node.isImportSpecifier(declaration) && declaration.isTypeOnly()) return false;
  return !declaration.getFirstAncestor(Node.isImportDeclaration)?.isTypeOnly();
}
