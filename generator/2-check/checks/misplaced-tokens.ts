import { finding } from '../../diagnostics/diagnostic.ts';
import { tokenText } from '../../diagnostics/suggestion.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { TextCheck } from '../content-check.ts';
import { markedTexts } from '../text-sets.ts';

/** Tokens that only clauses of contract documents may have are only in clauses. */
export const misplacedTokens: TextCheck = {
  runOn: (texts) =>
    markedTexts(texts).flatMap(({ text, file, dataPath, isClause }) => {
      if (isClause) return [];
      const token = tokensIn(text).find(({ kind }) => kind !== 'fact' && kind !== 'brand');
      if (!token) return [];
      return finding('WL4005', { file, dataPath, found: tokenText(token.kind, token.id, token.surface) }, [
        `'${dataPath.join('.')}' names {${token.kind}:${token.id}}, but only clauses of a contract document may name it.`,
        'Write the words instead, or link to the page.',
      ]);
    }),
};
