import type { Span } from '../../diagnostics/place-in-text.ts';
import { stringOf } from '../../typescript/expressions.ts';
import { childrenOf, type Node } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { isDeclaredAround } from '../../typescript/scopes.ts';
import { type Restriction, restrictionOf } from './restricted-globals.ts';

/** A use of something outside the content. */
interface RestrictedUse {
  readonly restriction: Restriction;
  readonly written: string;
  readonly span: Span;
}

/** Every use of the time, the machine or other code in a module, and every loop that may never end. */
export function restrictedUses({ text, program }: ParsedModule): RestrictedUse[] {
  const uses: RestrictedUse[] = [];
  const visit = (node: Node) => {
    for (const { restriction, span } of usesOf(node, text))
      uses.push({ restriction, written: text.slice(...span).split('\n', 1)[0] as string, span });
    for (const child of childrenOf(node)) if (!isErased(child)) visit(child);
  };
  visit(program);
  return uses;
}

/** Whether a node is a type, whose names are not evaluated. A kind of type that is missing in the list is treated like a value. */
const isErased = (node: Node) =>
  erased.has(node.type) || (node.parent && 'typeAnnotation' in node.parent && node.parent.typeAnnotation === node);

const erased: ReadonlySet<string> = new Set([
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSTypeParameterDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]);

function usesOf(node: Node, text: string): { readonly restriction: Restriction; readonly span: Span }[] {
  const use = (restriction: Restriction, { start, end }: Pick<Node, 'start' | 'end'> = node) => [
    { restriction, span: [start, end] as const },
  ];
  const keyword = (word: string) => {
    const start = text.indexOf(word, node.start);
    return { start, end: start + word.length };
  };
  switch (node.type) {
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return use('repeating', keyword(/^\w+/.exec(text.slice(node.start))?.[0] ?? ''));
    case 'MetaProperty':
      return node.meta.name === 'import' ? use('environment') : [];
    case 'ImportExpression':
      return use('loading', keyword('import'));
    case 'TSExternalModuleReference':
      return use('loading');
    case 'AwaitExpression':
      return isInFunction(node) ? [] : use('waiting', keyword('await'));
    case 'ForOfStatement':
      return node.await && !isInFunction(node) ? use('waiting', keyword('await')) : [];
    case 'VariableDeclaration':
      return node.kind === 'await using' && !isInFunction(node) ? use('waiting', keyword('await')) : [];
    case 'MemberExpression': {
      const name = node.computed ? stringOf(node.property) : node.property.name;
      // The constructor of a function evaluates text as code.
      return name === 'constructor' ? use('loading', node.property) : [];
    }
    case 'Identifier':
      return usesOfName(node).flatMap(([restriction, at]) => use(restriction, at));
    default:
      return [];
  }
}

function usesOfName(node: Extract<Node, { type: 'Identifier' }>): (readonly [Restriction, Node])[] {
  const { name, parent } = node;
  const restriction = name === 'constructor' ? undefined : restrictionOf(name);
  if (!restriction || !parent || isNameOf(node, parent) || isDeclaredAround(node, name)) return [];
  if (name !== 'Math' || parent.type !== 'MemberExpression') return [[restriction, node]];
  return parent.computed || parent.property.name === 'random' ? [[restriction, parent]] : [];
}

/** Whether an identifier is a key, a label or the name of a declaration, and not a use of a value. */
function isNameOf(node: Node, parent: Node): boolean {
  if ('id' in parent && parent.id === node) return true;
  if (parent.type === 'MemberExpression') return !parent.computed && parent.property === node;
  if ('key' in parent && parent.key === node) return !('computed' in parent && parent.computed);
  return /^(Import|Export)\w*(Specifier|Attribute)$|^ExportAllDeclaration$|^(Labeled|Break|Continue)Statement$|^MetaProperty$/.test(
    parent.type,
  );
}

function isInFunction({ parent }: Node): boolean {
  if (!parent) return false;
  return /^(Arrow)?Function(Declaration|Expression)$/.test(parent.type) || isInFunction(parent);
}
