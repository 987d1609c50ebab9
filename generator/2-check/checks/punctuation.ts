import { finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { doubledToken, endOf, punctuationFaults } from '../../language/punctuation.ts';
import { writtenClauses } from '../../model/written-clauses.ts';
import type { SiteCheck } from '../content-check.ts';

/** Marks, spaces and repeated words of clauses: typos, and traces of deleted words. */
export const punctuation: SiteCheck = {
  run: (content) =>
    writtenClauses(content).flatMap(({ id, text, file, dataPath, language, isHeading }) => {
      const plain = wordsOf(text);
      return [...punctuationFaults(plain, language), ...doubledToken(text), ...(isHeading ? [] : endOf(plain))].map(
        ({ found, predicate, hint, changes }) =>
          finding('WL4016', { file, dataPath, found, ...(changes && { fixIntent: { title: hint.replace(/\.$/, ''), changes } }) }, [
            `'${id}' ${predicate}.`,
            hint,
          ]),
      );
    }),
};
