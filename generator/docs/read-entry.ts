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

/** A property or a method of a type. */
interface Member {
  readonly name: string;
  readonly signature: string;
  /** Empty where it has no docstring. */
  readonly text: string;
}

/** Something that an entry exports, or a type that it is written in. */
export interface Documented {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  readonly signature: string;
  /** Empty where it has no docstring. */
  readonly text: string;
  readonly members: readonly Member[];
  /** False for a type that only stands in the declarations of others and cannot be imported. */
  readonly isExported: boolean;
  /** The file and line where it is declared, relative to the root. */
  readonly place: string;
}

/** What an entry of the package has for those who import it. */
export interface PackageEntry {
  /** As it is imported: `wortlaut/react`. */
  readonly name: string;
  readonly text: string;
  readonly items: readonly Documented[];
}

/** Opens the sources of a package, without its files. */
export const openSources = (root: string): Project =>
  new Project({ tsConfigFilePath: `${root}/tsconfig.json`, skipAddingFilesFromTsConfig: true });

/**
 * What a module exports, and every type of the generator that its declarations are written in, in alphabetical order. Types that compute
 * others (conditional and mapped ones) are listed, but not what they are made of.
 */
export function readEntry(sources: Project, { name, file, root }: { name: string; file: string; root: string }): PackageEntry {
  const source = sources.addSourceFileAtPath(`${root}/${file}`);
  sources.resolveSourceFileDependencies();
  const found = new Map<Node, { readonly name: string; readonly isExported: boolean }>();
  for (const [exported, declarations] of source.getExportedDeclarations())
    for (const node of declarations) found.set(node, { name: exported, isExported: true });
  const open = [...found.keys()];
  for (let node = open.pop(); node; node = open.pop())
    for (const type of typesIn(node, `${root}/generator/`)) {
      if (found.has(type)) continue;
      found.set(type, { name: type.getName(), isExported: false });
      open.push(type);
    }
  const items = [...found].map(([node, named]) => ({ ...describe(node), ...named, place: placeOf(node, root) }));
  return { name, text: firstComment(source), items: items.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

type NamedType = InterfaceDeclaration | TypeAliasDeclaration;

/** The types of the generator that a declaration names; none for an alias that computes others. */
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

/** Whether an alias is a function over types: it has parameters, a condition or a loop, and nothing in it that a reader could look up. */
function computes(alias: TypeAliasDeclaration): boolean {
  const type = alias.getTypeNodeOrThrow();
  if (Node.isTypeLiteral(type)) return false;
  return (
    alias.getTypeParameters().length > 0 ||
    [type, ...type.getDescendants()].some((part) => Node.isConditionalTypeNode(part) || Node.isMappedTypeNode(part))
  );
}

/** The parts of a declaration that whoever uses it sees: not the body of a function. */
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
  return { kind: 'type', signature: written(node, brace?.getStart() ?? node.getEnd()), text, members: membersOf(members) };
}

function functionSignature(node: Node): string {
  const given = functionOf(node);
  const end = Node.isArrowFunction(given) ? given.getEqualsGreaterThan().getStart() : given?.getBody()?.getStart();
  return written(Node.isVariableDeclaration(node) ? node.getVariableStatementOrThrow() : node, end ?? node.getEnd());
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
      return { name: node.getName(), signature: oneLine(written(node, end)), text: commentOf(node) };
    });

/** The source of a declaration up to a position, without its comment and what makes it an export. */
function written(node: Node, end: number): string {
  const text = node.getSourceFile().getFullText().slice(node.getStart(), end);
  return text.replace(/^export (?:default )?(?:async )?/, '').replace(/\s*[={]?\s*$/, '');
}

const oneLine = (text: string) =>
  text
    .replace(/^readonly /, '')
    .replace(/;$/, '')
    .replace(/\s+/g, ' ');

/** The docstring of a member. Those of an object literal are no docstrings for TypeScript. */
const commentOf = (node: Node): string =>
  docOf(node) || (/\/\*\*\s*(.*?)\s*\*\/\s*$/s.exec(node.getLeadingCommentRanges().at(-1)?.getText() ?? '')?.[1] ?? '');

const docOf = (node: Node): string =>
  Node.isJSDocable(node)
    ? node
        .getJsDocs()
        .map((doc) =>
          doc
            .getDescription()
            .trim()
            .replace(/\s*\n\s*/g, ' '),
        )
        .join(' ')
    : '';

/** The comment that a module begins with. */
const firstComment = (source: SourceFile): string => /^\/\*\*\s*(.*?)\s*\*\//s.exec(source.getFullText())?.[1] ?? '';

const placeOf = (node: Node, root: string) =>
  `${node
    .getSourceFile()
    .getFilePath()
    .slice(root.length + 1)}:${node.getStartLineNumber()}`;
