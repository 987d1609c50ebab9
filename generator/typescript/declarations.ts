import { bindingNames } from './binding-names.ts';
import { unwrapped } from './expressions.ts';
import type { Node, NodeOf } from './nodes.ts';

type Program = NodeOf<'Program'>;

/** The expression that a module exports as default. */
export function defaultExportOf({ body }: Program): Node | undefined {
  for (const statement of body) if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
  return undefined;
}

/** The initializer of a constant of a module, whole where it is taken apart, or its function of that name. */
export function declaredIn({ body }: Program, name: string): Node | undefined {
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name) return declaration;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) if (init && bindingNames(id).includes(name)) return init;
  }
  return undefined;
}

/** The entries of an object literal that a module declares under a name; undefined if it is missing. */
export function entriesOf(program: Program, name: string): NodeOf<'ObjectExpression'>['properties'] | undefined {
  const declared = declaredIn(program, name);
  const object = declared && unwrapped(declared);
  return object?.type === 'ObjectExpression' ? object.properties : undefined;
}

/** Whether a module exports a type of that name which it declares itself. */
export const exportsType = ({ body }: Program, name: string): boolean =>
  body.some(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      (statement.declaration?.type === 'TSInterfaceDeclaration' || statement.declaration?.type === 'TSTypeAliasDeclaration') &&
      statement.declaration.id.name === name,
  );
