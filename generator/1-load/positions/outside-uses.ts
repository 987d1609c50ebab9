import { Node, Project, SyntaxKind } from 'ts-morph';
import { type Reach, reachOf } from '../refuse/foreign-names.ts';
import type { Imported } from '../refuse/module-uses.ts';

/** A use of something that lies outside of the content. */
export interface OutsideUse {
  readonly reach: Reach;
  /** As it is written. */
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** What a module imports when it runs, and every use of a clock, a machine or other code that is written out in it. */
export function outsideUses(text: string): { imports: readonly Imported[]; uses: readonly OutsideUse[] } {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, compilerOptions: { noLib: true } });
  const source = project.createSourceFile('/content.ts', text);
  const imports = [...source.getImportDeclarations(), ...source.getExportDeclarations()].flatMap((one): Imported[] => {
    const specifier = one.isTypeOnly() ? undefined : one.getModuleSpecifier();
    return specifier ? [{ specifier: specifier.getLiteralText(), from: specifier.getStart(), to: specifier.getEnd() }] : [];
  });
  // ts-morph leaves a byte order mark out of the text.
  const shift = text.startsWith('\uFEFF') ? 1 : 0;
  const moved = <Value extends Pick<Imported, 'from' | 'to'>>(one: Value): Value => ({
    ...one,
    from: one.from + shift,
    to: one.to + shift,
  });
  return { imports: imports.map(moved), uses: source.getDescendants().flatMap(useOf).map(moved) };
}

function useOf(node: Node): OutsideUse[] {
  const use = (reach: Reach, at: Node = node): OutsideUse[] => [
    { reach, written: at.getText().split('\n', 1)[0] as string, from: at.getStart(), to: at.getEnd() },
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
  const reach = name === 'constructor' ? undefined : reachOf(name);
  if (!reach || !isValue(node) || isDeclaredHere(node)) return [];
  if (name !== 'Math') return use(reach);
  if (Node.isPropertyAccessExpression(parent)) return parent.getName() === 'random' ? use(reach, parent) : [];
  return use(reach, Node.isElementAccessExpression(parent) ? parent : node);
}

const isInFunction = (node: Node) =>
  node.getAncestors().some((one) => Node.isFunctionLikeDeclaration(one) || Node.isFunctionExpression(one) || Node.isArrowFunction(one));

/** `value['constructor']`: from there it is one step to code that is made from a text. */
const isConstructorKey = (node: Node) =>
  Node.isElementAccessExpression(node.getParent()) && Node.isStringLiteral(node) && node.getLiteralText() === 'constructor';

/** Whether a name stands for a value: not for a type, and not for the key or the name of something. */
function isValue(node: Node): boolean {
  const parent = node.getParent();
  const isName = parent && 'getNameNode' in parent && (parent as { getNameNode(): Node | undefined }).getNameNode() === node;
  if (isName && !Node.isShorthandPropertyAssignment(parent)) return false;
  if (Node.isBindingElement(parent) && parent.getInitializer() !== node) return false;
  if (Node.isImportClause(parent) || Node.isImportSpecifier(parent) || Node.isLabeledStatement(parent)) return false;
  const type = node.getFirstAncestor(Node.isTypeNode);
  return !type || Node.isExpressionWithTypeArguments(type);
}

/** Whether the module itself says what a name stands for, with something that is there when it runs. */
function isDeclaredHere(node: Node): boolean {
  const parent = node.getParent();
  const symbol = Node.isShorthandPropertyAssignment(parent) ? parent.getValueSymbol() : node.getSymbol();
  return (symbol?.getDeclarations() ?? []).some(isThere);
}

function isThere(declaration: Node): boolean {
  if (Node.isInterfaceDeclaration(declaration) || Node.isTypeAliasDeclaration(declaration)) return false;
  if (declaration.getAncestors().some((one) => Node.isAmbientable(one) && one.hasDeclareKeyword())) return false;
  if (Node.isAmbientable(declaration) && declaration.hasDeclareKeyword()) return false;
  if (Node.isImportSpecifier(declaration) && declaration.isTypeOnly()) return false;
  return !declaration.getFirstAncestor(Node.isImportDeclaration)?.isTypeOnly();
}
