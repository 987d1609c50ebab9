import { type ArrayLiteralExpression, Node, type SourceFile } from 'ts-morph';
import type { Codemod } from '../codemod.ts';

/** The declarations that stand in for the registers. */
const declarations = '.wortlaut/types/content.d.ts';

const registers = ['content/register.ts', 'content/pages/pages.ts', 'runtime/register.ts'];

/** Adds the generated declarations to `include` of tsconfig.json: the compiler skips folders that begin with a dot. */
export const generatedTypes: Codemod = {
  version: '0.2.0',
  title: 'Include generated types in tsconfig.json',
  run({ path, source }, site) {
    if (path !== 'tsconfig.json') return [];
    const list = includeOf(source);
    if (list?.getElements().some((one) => Node.isStringLiteral(one) && /^(\.\/)?\.wortlaut\b/.test(one.getLiteralValue()))) return [];
    if (list?.getElements().length) source.replaceWithText(withElement(source.getFullText(), list));
    // Without a list of its own the file may have one by `extends`.
    else if (registers.some(site.has))
      return [
        { file: path, line: 1, message: `'include' is not a list of this file. Let it name the content, the theme and '${declarations}'.` },
      ];
    return [];
  },
};

function includeOf(source: SourceFile): ArrayLiteralExpression | undefined {
  const [statement] = source.getStatements();
  const object = Node.isExpressionStatement(statement) ? statement.getExpression() : undefined;
  const property = Node.isObjectLiteralExpression(object) ? object.getProperty('"include"') : undefined;
  const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  return Node.isArrayLiteralExpression(value) ? value : undefined;
}

/** The text with the declarations as last element, on a line of their own where the last one has one. */
function withElement(text: string, list: ArrayLiteralExpression): string {
  const last = list.getElements().at(-1);
  if (!last) return text;
  const space = /\s*$/.exec(text.slice(list.getStart() + 1, last.getStart()))?.[0] ?? '';
  const gap = space.includes('\n') ? space.slice(space.lastIndexOf('\n')) : ' ';
  return `${text.slice(0, last.getEnd())},${gap}"${declarations}"${text.slice(last.getEnd())}`;
}
