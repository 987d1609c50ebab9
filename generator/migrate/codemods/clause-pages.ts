import { Node, SyntaxKind } from 'ts-morph';
import type { Codemod, Remainder } from '../codemod.ts';
import { placeOf } from '../place-of.ts';

/** The page of the contract that `at.clause` meant. */
const page = 'terms-common';

/** `at.clause('use.secrecy')` → `at.clause('terms-common', 'use.secrecy')`: the page of the contract stands first. */
export const clausePages: Codemod = {
  version: '0.2.0',
  title: 'Name the page of the contract in at.clause',
  run(file) {
    if (!file.path.startsWith('content/claims/')) return [];
    return file.source.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call): Remainder[] => {
      if (call.getExpression().getText() !== 'at.clause') return [];
      const [first] = call.getArguments();
      if (!Node.isStringLiteral(first) && !Node.isNoSubstitutionTemplateLiteral(first))
        return [
          { ...placeOf(file, call), message: 'at.clause takes the page of the contract before the clause. Look whether this call does.' },
        ];
      // The id of a page has no dot, that of a clause has one.
      if (first.getLiteralValue().includes('.')) call.insertArgument(0, `'${page}'`);
      return [];
    });
  },
};
