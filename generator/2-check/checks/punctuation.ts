import { finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { foreignForms } from '../../language/foreign-forms.ts';
import { doubledToken, endOf, punctuationFaults } from '../../language/punctuation.ts';
import { isBlank } from '../../model/blank.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { inCountry } from '../../model/country-words.ts';
import { parseMarkup } from '../../model/inline-markup.ts';
import type { TextCheck } from '../content-check.ts';

/** Marks, spaces, repeated words, and forms of numbers: typos, and traces of deleted words. Clauses end like sentences. */
export const punctuation: TextCheck = {
  runOn({ page, files }, { locales }) {
    const isContract = outlineOf(page) !== undefined;
    return files.flatMap(({ file, language, leaves }) => {
      const tags = locales.flatMap((locale) => (locale.language === language ? locale.tag : []));
      return leaves.flatMap((leaf) => {
        const { value: text, isPlain } = leaf;
        // WL2007 and WL2030 report empty texts and malformed markup.
        if (typeof text !== 'string' || (!isPlain && (isBlank(text) || 'fault' in parseMarkup(text)))) return [];
        const isSentence = isContract && leaf.path[0] === 'clauses' && leaf.key !== 'heading';
        const plain = isPlain ? text : wordsOf(inCountry(text));
        const faults = [
          ...punctuationFaults(plain, language),
          ...(isPlain ? [] : doubledToken(text)),
          // A clause has no literal number (WL4010).
          ...(isSentence ? endOf(plain) : isPlain ? [] : foreignForms(plain, language, tags)),
        ];
        return faults.map(({ found, predicate, hint, changes }) =>
          finding(
            'WL4016',
            { file, dataPath: leaf.path, found, ...(changes && { fixIntent: { title: hint.replace(/\.$/, ''), changes } }) },
            [`'${leaf.path.join('.')}' ${predicate}.`, hint],
          ),
        );
      });
    });
  },
};
