import { importedNames } from '../../typescript/imports.ts';
import { type Node, nodesIn } from '../../typescript/nodes.ts';
import { type ParsedModule, parseModule } from '../../typescript/parse-module.ts';
import { relativeSpecifiers } from '../module-paths.ts';
import { shapesIn } from './shapes.ts';

/** The input of a content file to the compiler's types. */
interface FileSignature {
  /** The syntax tree, with the shapes of texts instead of texts, and without the values of facts. */
  signature(): string;
  /** The syntax tree with all texts and values. */
  whole(): string;
  /** Specifiers of the modules of which the types may depend on more than the signature. */
  readonly reads: readonly string[];
  /** The module of the type that its texts must also satisfy. */
  readonly satisfies?: string | undefined;
}

/**
 * The signature of a content file. Texts and values are left out only in the forms that content has; everything else, and every other file,
 * is included completely.
 */
export function fileSignature(text: string): FileSignature {
  const source = parseModule('content.ts', text);
  // Comments may be instructions for the compiler.
  if (source.errors.length || text.includes('@ts-') || text.includes('///'))
    return { signature: () => text, whole: () => text, reads: relativeSpecifiers(text) };
  const { shapes, sources, satisfies } = shapesIn(source.program);
  const nodes = nodesIn(source.program);
  const literals = nodes.filter(({ type }) => type === 'Literal' || type === 'TemplateElement').sort((a, b) => a.start - b.start);
  return {
    signature: () => withShapes(source, literals, shapes),
    whole: () => withShapes(source, literals),
    reads: readsIn(nodes, importedNames(source.program), sources),
    satisfies,
  };
}

/** A module without comments, and with shapes in the place of some literals. Of white space outside literals, only line ends count. */
function withShapes({ text, comments }: ParsedModule, literals: readonly Node[], shapes?: ReadonlyMap<Node, string>): string {
  let bare = text;
  for (const { start, end } of comments) bare = bare.slice(0, start) + text.slice(start, end).replace(/[^\n\r]/g, ' ') + bare.slice(end);
  let signature = '';
  let at = 0;
  for (const literal of literals) {
    const code = bare.slice(at, literal.start).replace(/\s+/g, (gap) => (/[\n\r\u2028\u2029]/.test(gap) ? '\n' : ' '));
    const shape = shapes?.get(literal);
    // A longer text begins on its own line.
    signature += shape === undefined ? code + text.slice(literal.start, literal.end) : `${code.trimEnd()} ${shape}`;
    at = literal.end;
  }
  return signature + bare.slice(at).trimEnd();
}

/** The modules that a module uses otherwise than as the source of a translation or for texts among texts. */
function readsIn(nodes: readonly Node[], imports: ReturnType<typeof importedNames>, sources: ReadonlySet<Node>): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'Identifier') {
      const imported = sources.has(node) || isKey(node) ? undefined : imports.get(node.name);
      return imported?.name === 'default' && imported.specifier.startsWith('.') ? imported.specifier : [];
    }
    const written = node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' ? node.value : undefined;
    return typeof written === 'string' && written.startsWith('.') && !isDefaultImport(node.parent) ? written : [];
  });
}

const isDefaultImport = (node: Node | null | undefined) =>
  node?.type === 'ImportDeclaration' && node.specifiers.length === 1 && node.specifiers[0]?.type === 'ImportDefaultSpecifier';

/** Whether a word is the name of a member or of an import, and not a use of it. */
function isKey(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'Property') return parent.key === node && !parent.computed && !parent.shorthand;
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'ImportDefaultSpecifier';
}
