import { type ArrayLiteralExpression, type CallExpression, Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { withProperty } from '../../add/edit-source.ts';
import type { Codemod, Remainder, SiteSource, SiteSources } from '../codemod.ts';
import { placeOf } from '../place-of.ts';

/** `definePages({ help: ['faq'] })` in `pages.ts` → `anchors: ['faq']` in the `page.ts` of the page. The list goes when nothing is left in it. */
export const pageAnchors: Codemod = {
  version: '0.2.0',
  title: 'Write the anchors of a page into its page.ts',
  run(file, site) {
    if (file.path !== 'content/pages/pages.ts') return [];
    const call = file.source.getDescendantsOfKind(SyntaxKind.CallExpression).find((one) => one.getExpression().getText() === 'definePages');
    if (!call) return [{ file: file.path, line: 1, message: byHand }];
    const remainders = moveAnchors({ file, site, call });
    if (!remainders.length) site.delete(file.path);
    return remainders;
  },
};

const byHand = 'Nobody reads this list of pages any more. Write the anchors of each page into its page.ts, and delete this file.';

interface PageList {
  readonly file: SiteSource;
  readonly site: SiteSources;
  readonly call: CallExpression;
}

/** Writes the anchors that can be moved. Returns those that cannot. */
function moveAnchors({ file, site, call }: PageList): Remainder[] {
  const pages = call.getArguments()[0];
  if (!Node.isObjectLiteralExpression(pages)) return [{ ...placeOf(file, call), message: byHand }];
  return pages.getProperties().flatMap((property): Remainder[] => {
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
    if (!Node.isPropertyAssignment(property) || !isListOfTexts(value)) return [{ ...placeOf(file, property), message: byHand }];
    const name = property.getNameNode();
    const id = Node.isStringLiteral(name) ? name.getLiteralValue() : name.getText();
    const path = `content/pages/${id}/page.ts`;
    if (!value.getElements().length || writeAnchors(site.sourceOf(path), value)) return [];
    return [
      {
        ...placeOf(file, property),
        message: `The anchors of '${id}' belong into ${path}. Write them there, and take them out of this list.`,
      },
    ];
  });
}

const isListOfTexts = (value: Node | undefined): value is ArrayLiteralExpression =>
  Node.isArrayLiteralExpression(value) &&
  value.getElements().every((one) => Node.isStringLiteral(one) || Node.isNoSubstitutionTemplateLiteral(one));

/** Writes a list of anchors into a page. Returns whether the page has exactly these. */
function writeAnchors(page: SourceFile | undefined, anchors: ArrayLiteralExpression): boolean {
  const written = page
    ?.getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .find((one) => isFieldOfPage(one) && one.getName() === 'anchors');
  if (written) {
    const present = written.getInitializer();
    return isListOfTexts(present) && textsOf(present).join('\n') === textsOf(anchors).join('\n');
  }
  const text = page && withProperty(page.getFullText(), `anchors: ${anchors.getText()}`);
  if (!text) return false;
  page.replaceWithText(text);
  return true;
}

const textsOf = (list: ArrayLiteralExpression) =>
  list.getElements().map((one) => (Node.isStringLiteral(one) || Node.isNoSubstitutionTemplateLiteral(one) ? one.getLiteralValue() : ''));

function isFieldOfPage(property: Node): boolean {
  const call = property.getParent()?.getParent();
  return Node.isCallExpression(call) && call.getExpression().getText() === 'definePage';
}
