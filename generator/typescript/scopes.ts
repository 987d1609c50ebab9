import { bindingNames } from './binding-names.ts';
import type { Node } from './nodes.ts';

/**
 * Whether a name is declared as a value in a scope around a node of the module. Only what can be seen from a scope's own statements counts:
 * a `var` of an inner block, the cases of a `switch` and namespaces do not.
 */
export function isDeclaredAround(node: Node, name: string): boolean {
  for (let scope = node.parent; scope; scope = scope.parent) if (namesOf(scope).includes(name)) return true;
  return false;
}

/** The value of the constant that a name means in the scopes around a node; undefined where it is another kind of name, or is not declared there. */
export function constantAround(node: Node, name: string): Node | undefined {
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (!namesOf(scope).includes(name)) continue;
    const statements = 'body' in scope && Array.isArray(scope.body) ? (scope.body as Node[]) : [];
    const declared = statements.map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one));
    const constants = declared.flatMap((one) => (one?.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : []));
    return constants.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init ?? undefined;
  }
  return undefined;
}

function namesOf(scope: Node): string[] {
  switch (scope.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
      return scope.body.flatMap(declaredBy);
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'TSDeclareFunction':
    case 'TSEmptyBodyFunctionExpression':
      return [...bindingNames(scope.id), ...scope.params.flatMap(bindingNames)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return bindingNames(scope.id);
    case 'CatchClause':
      return bindingNames(scope.param);
    case 'ForStatement':
      return scope.init ? declaredBy(scope.init) : [];
    case 'ForInStatement':
    case 'ForOfStatement':
      return declaredBy(scope.left);
    default:
      return [];
  }
}

/** The names of values that a statement declares; none where it is erased. */
function declaredBy(statement: Node): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declare ? [] : statement.declarations.flatMap(({ id }) => bindingNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return statement.declare ? [] : bindingNames(statement.id);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return statement.declaration ? declaredBy(statement.declaration) : [];
    case 'ImportDeclaration':
      return statement.importKind === 'type'
        ? []
        : statement.specifiers.flatMap((one) => (one.type === 'ImportSpecifier' && one.importKind === 'type' ? [] : one.local.name));
    default:
      return [];
  }
}
