import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { tokenText } from '../../diagnostics/suggestion.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { TextCheck } from '../content-check.ts';
import type { TextFile } from '../text-sets.ts';

/** Tokens that only clauses of contract documents may have are only in clauses. */
export const misplacedTokens: TextCheck = {
  name: 'misplaced-tokens',
  runOn: ({ page, files }) => files.flatMap((file) => misplacedIn(file, outlineOf(page) !== undefined)),
};

function misplacedIn({ file, marked }: TextFile, inDocument: boolean): Diagnostic[] {
  return marked.flatMap(({ path, value: text }): Diagnostic[] => {
    if (typeof text !== 'string' || (inDocument && path[0] === 'clauses')) return [];
    const token = tokensIn(text).find(({ kind }) => kind !== 'fact' && kind !== 'brand');
    return token
      ? [
          finding('WL4005', { file, dataPath: path, found: tokenText(token.kind, token.id, token.surface) }, [
            `'${path.join('.')}' names {${token.kind}:${token.id}}, which only clauses of a contract document may do.`,
            'Write the words out, or link to the page.',
          ]),
        ]
      : [];
  });
}
