import { keyOf } from '../../typescript/expressions.ts';
import { importedNames } from '../../typescript/imports.ts';
import type { Node, NodeOf } from '../../typescript/nodes.ts';
import { textShape } from './text-shape.ts';

/** The texts and values of a definition, `export default translate(source, { … })`. */
interface Shapes {
  /** A text or a value of a fact → everything that types depend on in it. */
  readonly shapes: ReadonlyMap<Node, string>;
  /** Names of modules that are the source of a translation, or whose texts are taken over. */
  readonly sources: ReadonlySet<Node>;
  /** The module of the type that the texts must also satisfy. */
  readonly satisfies: string | undefined;
}

const textCalls = ['translate', 'defineCopy', 'defineDictionary', 'defineBrand', 'defineClauses'];
const factCalls = ['money', 'duration', 'percent', 'date', 'count', 'score'];
/** Members of facts with type `number` or `string`. */
const factValues = ['minor', 'amount', 'upTo', 'basisPoints', 'tenths', 'outOf', 'iso', 'source', 'asOf'];

/** Finds texts and values in the forms that content has: calls of functions of `wortlaut`, groups of texts, and facts. */
export function shapesIn(program: NodeOf<'Program'>): Shapes {
  const [shapes, sources] = [new Map<Node, string>(), new Set<Node>()];
  const imports = importedNames(program);
  const types = typeImports(program);
  let satisfies: string | undefined;

  const argumentsOf = (node: Node | undefined, functions: readonly string[]): readonly Node[] => {
    if (node?.type !== 'CallExpression' || node.typeArguments || node.optional || node.callee.type !== 'Identifier') return [];
    const imported = imports.get(node.callee.name);
    const isKnown = imported?.specifier === 'wortlaut' && imported.name === node.callee.name && functions.includes(imported.name);
    return isKnown ? node.arguments : [];
  };
  const addSource = (node: Node): void => {
    if (node.type === 'MemberExpression' && !node.computed) addSource(node.object);
    else if (node.type === 'Identifier') sources.add(node);
  };
  const addTexts = (group: Node): void => {
    for (const [value, name] of membersOf(group)) {
      if (name !== undefined && value.type === 'ObjectExpression') addTexts(value);
      else if (isString(value)) shapes.set(value, `'${textShape(value.raw?.slice(1, -1) ?? '')}'`);
      else addSource(value);
    }
  };
  const addFact = (group: Node | undefined): void => {
    for (const [value, name = ''] of group ? membersOf(group) : []) {
      if (!factValues.includes(name) || value.type !== 'Literal') continue;
      if (isString(value)) shapes.set(value, "''");
      else if (/^(?:0|[1-9]\d{0,14})$/.test(value.raw ?? '')) shapes.set(value, '0');
    }
  };
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const given = argumentsOf(statement.declaration, textCalls);
    if (given.length > 1 && given[0]?.type === 'Identifier') sources.add(given[0]);
    for (const one of given) {
      const satisfied = satisfiedBy(one, types);
      satisfies ??= satisfied?.module;
      addTexts(satisfied?.group ?? one);
    }
    const [facts] = argumentsOf(statement.declaration, ['defineFacts']);
    for (const [value] of facts ? membersOf(facts) : []) addFact(argumentsOf(value, factCalls)[0]);
  }
  return { shapes, sources, satisfies };
}

const isString = (node: Node): node is NodeOf<'Literal'> & { readonly value: string } =>
  node.type === 'Literal' && typeof node.value === 'string';

/** The values of an object literal with their names, without spreads, methods, shorthands and computed names. */
function membersOf(group: Node): (readonly [value: Node, name?: string])[] {
  if (group.type !== 'ObjectExpression') return [];
  return group.properties.flatMap((property): (readonly [Node, string?])[] => {
    if (property.type === 'SpreadElement') return [[property.argument]];
    const name = property.kind === 'init' && !property.method && !property.shorthand ? keyOf(property) : undefined;
    return name === undefined ? [] : [[property.value, name]];
  });
}

/** Name → module of each `import type { Name } from 'module'`. */
function typeImports({ body }: NodeOf<'Program'>): ReadonlyMap<string, string> {
  return new Map(
    body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.importKind !== 'type' || statement.specifiers.length > 1) return [];
      return statement.specifiers.flatMap(({ type, local }) =>
        type === 'ImportSpecifier' ? [[local.name, statement.source.value] as const] : [],
      );
    }),
  );
}

/** The group and the module of the type in `{ … } as const satisfies Type`; undefined for any other expression. */
function satisfiedBy(node: Node, types: ReadonlyMap<string, string>): { readonly group: Node; readonly module: string } | undefined {
  if (node.type !== 'TSSatisfiesExpression' || node.expression.type !== 'TSAsExpression') return undefined;
  const [constant, name] = [node.expression.typeAnnotation, node.typeAnnotation].map((type) =>
    type.type === 'TSTypeReference' && !type.typeArguments && type.typeName.type === 'Identifier' ? type.typeName.name : '',
  );
  const module = types.get(name ?? '');
  return constant === 'const' && module !== undefined ? { group: node.expression.expression, module } : undefined;
}
