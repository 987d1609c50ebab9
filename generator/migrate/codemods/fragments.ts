import { type CallExpression, Node, SyntaxKind } from 'ts-morph';
import type { Codemod, Remainder, SiteSource, SiteSources } from '../codemod.ts';
import { isName, renameName } from '../names.ts';
import { placeOf } from '../place-of.ts';

/**
 * React's `memo` → `fragment` of `wortlaut/react`, for components without properties that only the pages use. In an island `memo` is
 * React's own, which stays. A component with properties cannot be a fragment.
 */
export const fragments: Codemod = {
  version: '0.2.0',
  title: 'Make fragments by fragment of wortlaut/react',
  run(file, site) {
    const { path, source } = file;
    if (!path.startsWith('runtime/') || reachableFromIslands(site).has(path)) return [];
    const react = source.getImportDeclaration((one) => one.getModuleSpecifierValue() === 'react');
    const imported = react?.getNamedImports().find((one) => one.getName() === 'memo' && !one.getAliasNode());
    if (!react || !imported) return [];
    const uses = source.getDescendantsOfKind(SyntaxKind.Identifier).filter((one) => one.getText() === 'memo' && isName(one));
    const calls = uses.map((one) => one.getParent()).filter(Node.isCallExpression);
    const withProperties = calls.filter((call) => !hasNoProperties(call));
    if (withProperties.length || source.getDescendantsOfKind(SyntaxKind.Identifier).some((one) => one.getText() === 'fragment'))
      return (withProperties.length ? withProperties : [imported]).map((one): Remainder => ({ ...placeOf(file, one), message: byHand }));
    renameName(source, 'memo', 'fragment');
    moveImport(source.getImportDeclarationOrThrow('react'), source.getImportDeclaration('wortlaut/react'));
    return [];
  },
};

const byHand =
  "React's memo makes no fragment any more. Where this component is the same on many pages, make it by fragment of wortlaut/react, without properties; else leave it.";

/** Whether the component that a call is given takes no properties. */
function hasNoProperties(call: CallExpression): boolean {
  const [given, ...more] = call.getArguments();
  if (more.length) return false;
  const component = Node.isIdentifier(given) ? call.getSourceFile().getFunction(given.getText()) : given;
  const isFunction = Node.isFunctionExpression(component) || Node.isArrowFunction(component) || Node.isFunctionDeclaration(component);
  return isFunction && component.getParameters().length === 0;
}

type Import = ReturnType<SiteSource['source']['getImportDeclarationOrThrow']>;

/** Moves the name `fragment` to the import of `wortlaut/react`, which takes the line of that of React if it is not there. */
function moveImport(react: Import, own: Import | undefined): void {
  const moving = react.getNamedImports().find((one) => one.getName() === 'fragment');
  const isOnly = react.getNamedImports().length === 1 && !react.getDefaultImport();
  if (isOnly && !(own && !own.isTypeOnly())) {
    react.setModuleSpecifier('wortlaut/react');
    return;
  }
  moving?.remove();
  if (own && !own.isTypeOnly()) own.addNamedImport('fragment');
  else react.getSourceFile().insertStatements(react.getChildIndex() + 1, "import { fragment } from 'wortlaut/react';");
}

/** The files that run in browsers: the islands, the script, and what they import. */
function reachableFromIslands({ list, targetOf }: SiteSources): ReadonlySet<string> {
  const imports = new Map(
    list.map(({ path, source }) => [path, source.getImportDeclarations().map((one) => targetOf(one.getModuleSpecifierValue(), path))]),
  );
  const open = [...imports.keys()].filter((path) => path.startsWith('runtime/islands/') || path === 'runtime/client.ts');
  const found = new Set(open);
  for (let path = open.pop(); path; path = open.pop())
    for (const next of imports.get(path) ?? [])
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
}
