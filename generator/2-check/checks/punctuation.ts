import { finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { doubledToken, endOf, punctuationFaults } from '../../language/punctuation.ts';
import { isBlank } from '../../model/blank.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { inCountry } from '../../model/country-words.ts';
import { parseMarkup } from '../../model/inline-markup.ts';
import type { TextCheck } from '../content-check.ts';

/** Marks, spaces and repeated words: typos, and traces of deleted words. Clauses end like sentences. */
export const punctuation: TextCheck = {
  runOn: ({ page, files }) =>
    files.flatMap(({ file, language, leaves }) =>
      leaves.flatMap(({ path: dataPath, value: text }) => {
        // WL2007 and WL2030 report empty texts and malformed markup.
        if (typeof text !== 'string' || isBlank(text) || 'fault' in parseMarkup(text)) return [];
        const isSentence = outlineOf(page) && dataPath[0] === 'clauses' && dataPath.at(-1) !== 'heading';
        const plain = wordsOf(inCountry(text));
        return [...punctuationFaults(plain, language), ...doubledToken(text), ...(isSentence ? endOf(plain) : [])].map(
          ({ found, predicate, hint, changes }) =>
            finding('WL4016', { file, dataPath, found, ...(changes && { fixIntent: { title: hint.replace(/\.$/, ''), changes } }) }, [
              `'${dataPath.join('.')}' ${predicate}.`,
              hint,
            ]),
        );
      }),
    ),
};
