import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type InterfaceDeclaration,
  type MethodSignature,
  Node,
  Project,
  type PropertyAssignment,
  type PropertySignature,
  type SourceFile,
  SyntaxKind,
  type TypeAliasDeclaration,
  type VariableDeclaration,
} from 'ts-morph';
import { packageRoot } from '../package/roots.mjs';

/** A property or a method of a type. */
interface Member {
  readonly name: string;
  readonly signature: string;
  /** Empty without a docstring. */
  readonly text: string;
}

/** An export of an entry, or a type that its declarations refer to. */
export interface Documented {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  readonly signature: string;
  /** Empty without a docstring. */
  readonly text: string;
  readonly members: readonly Member[];
  /** False for a type that other declarations refer to and that cannot be imported. */
  readonly isExported: boolean;
  /** The file and line where it is declared, relative to the root. */
  readonly place: string;
}

/** The exports of an entry of the package. */
export interface PackageEntry {
  /** As it is imported: `wortlaut/react`. */
  readonly name: string;
  readonly text: string;
  readonly items: readonly Documented[];
}

/** The entries of the package with code, as its package.json lists them; those of types alone have nothing to document. */
export function packageEntries(): readonly PackageEntry[] {
  const { name, exports } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string | object>>;
  };
  const sources = openSources(packageRoot);
  return Object.entries(exports).flatMap(([entry, file]) =>
    typeof file === 'string' ? readEntry(sources, { name: name + entry.slice(1), file: file.slice(2), root: packageRoot }) : [],
  );
}

/** Opens the sources of a package, without its files. */
export const openSources = (root: string): Project =>
  new Project({ tsConfigFilePath: `${root}/tsconfig.json`, skipAddingFilesFromTsConfig: true });

/**
 * Returns the exports of a module, and every type of the generator that its declarations refer to, in alphabetical order. Types that compute
 * others (conditional and mapped ones) are listed without the types that they refer to.
 */
export function readEntry(sources: Project, { name, file, root }: { name: string; file: string; root: string }): PackageEntry {
  const source = sources.addSourceFileAtPath(`${root}/${file}`);
  sources.resolveSourceFileDependencies();
  const byNode = new Map<Node, { readonly name: string; readonly isExported: boolean }>();
  for (const [exported, declarations] of source.getExportedDeclarations())
    for (const node of declarations) byNode.set(node, { name: exported, isExported: true });
  const open = [...byNode.keys()];
  for (let node = open.pop(); node; node = open.pop())
    for (const type of typesIn(node, `${root}/generator/`)) {
      if (byNode.has(type)) continue;
      byNode.set(type, { name: type.getName(), isExported: false });
      open.push(type);
    }
  const items = [...byNode].map(([node, identity]) => ({ ...describe(node), ...identity, place: placeOf(node, root) }));
  return { name, text: firstComment(source), items: items.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

type NamedType = InterfaceDeclaration | TypeAliasDeclaration;

/** The types of the generator that a declaration refers to; empty for an alias that computes others. */
function typesIn(node: Node, folder: string): NamedType[] {
  if (Node.isTypeAliasDeclaration(node) && computes(node)) return [];
  return signatureNodes(node)
    .flatMap((part) => [part, ...part.getDescendants()])
    .filter((part) => Node.isTypeReference(part) || Node.isExpressionWithTypeArguments(part))
    .flatMap((reference) => {
      const symbol = (Node.isTypeReference(reference) ? reference.getTypeName() : reference.getExpression()).getSymbol();
      return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
    })
    .filter((type): type is NamedType => Node.isInterfaceDeclaration(type) || Node.isTypeAliasDeclaration(type))
    .filter((type) => type.getSourceFile().getFilePath().startsWith(folder));
}

/** Whether an alias is a function over types: it has parameters, a condition or a loop. */
function computes(alias: TypeAliasDeclaration): boolean {
  const type = alias.getTypeNodeOrThrow();
  if (Node.isTypeLiteral(type)) return false;
  return (
    alias.getTypeParameters().length > 0 ||
    [type, ...type.getDescendants()].some((part) => Node.isConditionalTypeNode(part) || Node.isMappedTypeNode(part))
  );
}

/** The public parts of a declaration, without the body of a function. */
function signatureNodes(node: Node): Node[] {
  const given = functionOf(node);
  if (!given) return [node];
  return [...given.getTypeParameters(), ...given.getParameters(), given.getReturnTypeNode()].filter((part) => part !== undefined);
}

function functionOf(node: Node) {
  const value = Node.isVariableDeclaration(node) ? node.getInitializer() : node;
  return Node.isFunctionDeclaration(value) || Node.isArrowFunction(value) ? value : undefined;
}

function describe(node: Node): Pick<Documented, 'kind' | 'signature' | 'text' | 'members'> {
  const text = docOf(Node.isVariableDeclaration(node) ? node.getVariableStatementOrThrow() : node);
  if (functionOf(node)) return { kind: 'function', signature: functionSignature(node), text, members: [] };
  if (Node.isVariableDeclaration(node)) return { kind: 'value', ...describeValue(node), text };
  const body = Node.isTypeAliasDeclaration(node) ? node.getTypeNode() : node;
  const members = Node.isInterfaceDeclaration(body) || Node.isTypeLiteral(body) ? [...body.getProperties(), ...body.getMethods()] : [];
  const isShort = members.length > 0 || Node.isClassDeclaration(node);
  const brace = isShort ? body?.getFirstChildByKind(SyntaxKind.OpenBraceToken) : undefined;
  return { kind: 'type', signature: sourceOf(node, brace?.getStart() ?? node.getEnd()), text, members: membersOf(members) };
}

function functionSignature(node: Node): string {
  const given = functionOf(node);
  const end = Node.isArrowFunction(given) ? given.getEqualsGreaterThan().getStart() : given?.getBody()?.getStart();
  return sourceOf(Node.isVariableDeclaration(node) ? node.getVariableStatementOrThrow() : node, end ?? node.getEnd());
}

/** A group of functions has each of them as a member; any other value has its type. */
function describeValue(node: VariableDeclaration): Pick<Documented, 'signature' | 'members'> {
  const value = node.getInitializer();
  const group = Node.isAsExpression(value) ? value.getExpression() : value;
  if (!Node.isObjectLiteralExpression(group)) return { signature: `const ${node.getName()}: ${node.getType().getText(node)}`, members: [] };
  return { signature: `const ${node.getName()}`, members: membersOf(group.getProperties().filter(Node.isPropertyAssignment)) };
}

const membersOf = (nodes: readonly (PropertySignature | MethodSignature | PropertyAssignment)[]): Member[] =>
  [...nodes]
    .sort((a, b) => a.getStart() - b.getStart())
    .map((node) => {
      const value = Node.isPropertyAssignment(node) ? node.getInitializer() : undefined;
      const end = Node.isArrowFunction(value) ? value.getEqualsGreaterThan().getStart() : node.getEnd();
      return { name: node.getName(), signature: oneLine(sourceOf(node, end)), text: commentOf(node) };
    });

/** The source of a declaration up to a position, without its comment and the keyword `export`. */
function sourceOf(node: Node, end: number): string {
  const text = node.getSourceFile().getFullText().slice(node.getStart(), end);
  return text.replace(/^export (?:default )?(?:async )?/, '').replace(/\s*[={]?\s*$/, '');
}

/** A member in one line, without its modifier and its semicolon. */
const oneLine = (text: string) => text.replace(/^readonly |;$/g, '').replace(/\s+/g, ' ');

/** The docstring of a member. TypeScript lacks those of members of an object literal, so their comments are read. */
const commentOf = (node: Node): string =>
  docOf(node) || (/\/\*\*\s*(.*?)\s*\*\/\s*$/s.exec(node.getLeadingCommentRanges().at(-1)?.getText() ?? '')?.[1] ?? '');

function docOf(node: Node): string {
  const docs = Node.isJSDocable(node) ? node.getJsDocs().map((doc) => doc.getDescription().trim()) : [];
  return docs.join(' ').replace(/\s*\n\s*/g, ' ');
}

/** The comment that a module begins with. */
const firstComment = (source: SourceFile): string => /^\/\*\*\s*(.*?)\s*\*\//s.exec(source.getFullText())?.[1] ?? '';

const placeOf = (node: Node, root: string) => `${relative(root, node.getSourceFile().getFilePath())}:${node.getStartLineNumber()}`;
