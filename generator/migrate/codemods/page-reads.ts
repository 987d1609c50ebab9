import { Node, SyntaxKind } from 'ts-morph';
import type { Codemod, Remainder } from '../codemod.ts';
import { placeOf } from '../place-of.ts';

/** What pages do not read from their context any more → what to write. */
const gone: Readonly<Record<string, string>> = {
  acceptedTerms: "'acceptedDocument(page)' has its place: name the page of the contract.",
  receipt: "'countryValues' has what the country says of it, and the theme makes its own of that.",
  pixel: "'siteValues' has what the site file says of it.",
};

/** Reads of the page's context for which there is no single new name: they are listed. */
export const pageReads: Codemod = {
  version: '0.2.0',
  title: 'List reads of the page that are gone',
  run(file) {
    if (!file.path.startsWith('runtime/')) return [];
    return file.source.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((one): Remainder[] => {
      const advice = Object.hasOwn(gone, one.getText()) && isReadOfPage(one) ? gone[one.getText()] : undefined;
      return advice ? [{ ...placeOf(file, one), message: `The page has no '${one.getText()}' any more: ${advice}` }] : [];
    });
  },
};

/** `usePage().name`, `page.name` after `const page = usePage()`, or `const { name } = usePage()`. */
function isReadOfPage(name: Node): boolean {
  const parent = name.getParent();
  if (Node.isBindingElement(parent)) return isPage(parent.getParent().getParent());
  if (!Node.isPropertyAccessExpression(parent) || parent.getNameNode() !== name) return false;
  const object = parent.getExpression();
  return isPage(object) || (Node.isIdentifier(object) && (object.getSymbol()?.getDeclarations() ?? []).some(isPage));
}

function isPage(node: Node | undefined): boolean {
  const value = Node.isVariableDeclaration(node) ? node.getInitializer() : node;
  return Node.isCallExpression(value) && value.getExpression().getText() === 'usePage';
}
