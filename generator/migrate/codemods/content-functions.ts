import { SyntaxKind } from 'ts-morph';
import { renamedFunctions } from '../../1-load/refuse/renamed-imports.ts';
import type { Codemod, Remainder } from '../codemod.ts';
import { isName, renameName } from '../names.ts';
import { placeOf } from '../place-of.ts';

/** Functions of `wortlaut`, as `check` reports and fixes them one by one (WL1040). */
export const contentFunctions: Codemod = {
  version: '0.2.0',
  title: 'Call functions of wortlaut by their present names',
  run(file) {
    const { source } = file;
    return [...renamedFunctions].flatMap(([from, to]): Remainder[] => {
      const imported = source
        .getImportDeclarations()
        .filter((one) => one.getModuleSpecifierValue() === 'wortlaut')
        .flatMap((one) => one.getNamedImports())
        .find((one) => one.getName() === from);
      if (!imported) return [];
      if (imported.getAliasNode()) imported.setName(to);
      else if (source.getDescendantsOfKind(SyntaxKind.Identifier).some((one) => one.getText() === to && isName(one)))
        return [
          {
            ...placeOf(file, imported),
            message: `'${from}' is now called '${to}', a name that this file has for something else. Rename that first.`,
          },
        ];
      else renameName(source, from, to);
      return [];
    });
  },
};
