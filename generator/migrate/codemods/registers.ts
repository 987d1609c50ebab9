import { type Identifier, Node, type SourceFile, SyntaxKind } from 'ts-morph';
import type { Codemod, Remainder, SiteSource, SiteSources } from '../codemod.ts';
import { placeOf } from '../place-of.ts';

/** Register → the interfaces that it declared, which are generated. */
const generated: Readonly<Record<string, ReadonlySet<string>>> = {
  'content/register.ts': new Set(['FactFiles', 'BrandFile', 'SourceDictionary', 'PageList']),
  'runtime/register.ts': new Set(['TemplateList']),
};

/** What the registers of content and theme declared is generated, and `templates` is a plain object. */
export const registers: Codemod = {
  version: '0.2.0',
  title: 'Leave out registers, which are generated',
  run(file, site) {
    if (file.path === 'runtime/templates.ts') dropListType(file.source);
    const interfaces = generated[file.path];
    return interfaces ? deleteRegister(file, site, interfaces) : [];
  },
};

/** Deletes a register that declares these interfaces and nothing else. */
function deleteRegister(file: SiteSource, site: SiteSources, interfaces: ReadonlySet<string>): Remainder[] {
  const own = file.source.getStatements().flatMap((statement): Node[] => {
    if (Node.isImportDeclaration(statement) || statement.getText() === 'export {};') return [];
    if (!Node.isModuleDeclaration(statement)) return [statement];
    return statement.getStatements().filter((one) => !(Node.isInterfaceDeclaration(one) && interfaces.has(one.getName())));
  });
  const [first] = own;
  if (first) {
    const message = `${[...interfaces].join(', ')} are generated, and this register declares more. Move that to another file, and delete this one.`;
    return [{ ...placeOf(file, first), message }];
  }
  site.delete(file.path);
  return [];
}

/** `templates: { [Name in keyof TemplateList]: … } = { … }` → `templates = { … }`, without the imports that only the type needed. */
function dropListType(source: SourceFile): void {
  const templates = source.getVariableDeclaration('templates');
  const type = templates?.getTypeNode();
  const names = new Set(type?.getDescendantsOfKind(SyntaxKind.Identifier).map((one) => one.getText()));
  if (!templates || !names.has('TemplateList')) return;
  templates.removeType();
  for (const declaration of source.getImportDeclarations()) {
    const unused = declaration.getNamedImports().filter((one) => {
      const name = one.getAliasNode()?.getText() ?? one.getName();
      return names.has(name) && !source.getDescendantsOfKind(SyntaxKind.Identifier).some((use) => isUse(use, name));
    });
    const isWhole = unused.length > 0 && unused.length === declaration.getNamedImports().length && !declaration.getDefaultImport();
    if (isWhole) declaration.remove();
    else for (const one of unused) one.remove();
  }
}

const isUse = (identifier: Identifier, name: string) =>
  identifier.getText() === name && !identifier.getFirstAncestorByKind(SyntaxKind.ImportDeclaration);
