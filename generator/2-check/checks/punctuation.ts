import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { doubledToken, endOf, type PunctuationFault, punctuationFaults } from '../../language/punctuation.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { inCountry } from '../../model/country-words.ts';
import { writtenClauses } from '../../model/written-clauses.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';

/** Marks, spaces and repeated words of clauses: typos, and traces of deleted words. */
export const punctuation: SiteCheck = {
  run: (content) =>
    writtenClauses(content).flatMap(({ id, text, file, dataPath, language, isHeading }) => {
      const plain = wordsOf(text);
      return [...punctuationFaults(plain, language), ...doubledToken(text), ...(isHeading ? [] : endOf(plain))].map((fault) =>
        reported(fault, id, { file, dataPath }),
      );
    }),
};

/** Marks, spaces and repeated words of all other texts, which need not end like a sentence. */
export const punctuationOfTexts: TextCheck = {
  runOn: ({ page, files }) =>
    files.flatMap(({ file, language, leaves }) =>
      leaves.flatMap(({ path, value: text }) =>
        typeof text !== 'string' || (path[0] === 'clauses' && outlineOf(page))
          ? []
          : punctuationFaults(wordsOf(inCountry(text)), language).map((fault) => reported(fault, path.join('.'), { file, dataPath: path })),
      ),
    ),
};

function reported(
  { found, predicate, hint, changes }: PunctuationFault,
  id: string,
  place: { readonly file: string; readonly dataPath: readonly string[] },
): Diagnostic {
  return finding('WL4016', { ...place, found, ...(changes && { fixIntent: { title: hint.replace(/\.$/, ''), changes } }) }, [
    `'${id}' ${predicate}.`,
    hint,
  ]);
}
