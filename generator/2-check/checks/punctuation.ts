import { finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { foreignForms } from '../../language/foreign-forms.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { doubledSentence, doubledToken, endOf, punctuationFaults, quotation, quotedAlone } from '../../language/punctuation.ts';
import { isBlank } from '../../model/blank.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { inCountry } from '../../model/country-words.ts';
import { parseMarkup } from '../../model/inline-markup.ts';
import { slotsIn } from '../../model/message-slots.ts';
import type { TextCheck } from '../content-check.ts';

/** Marks, spaces, repeated words, and forms of numbers: typos, and traces of deleted words. Clauses end like sentences, and translations like their sources. */
export const punctuation: TextCheck = {
  runOn({ page, files }, { locales }) {
    const isContract = outlineOf(page) !== undefined;
    return files.flatMap(({ file, language, leaves, originals }) => {
      const tags = locales.flatMap((locale) => (locale.language === language ? locale.tag : []));
      return leaves.flatMap((leaf, index) => {
        const { value: text, isPlain } = leaf;
        // WL2007, WL2030 and WL2004 report empty texts, malformed markup and malformed messages.
        if (typeof text !== 'string' || (!isPlain && (isBlank(text) || 'fault' in parseMarkup(text) || !slotsIn(text)))) return [];
        const original = originals?.values[index];
        // Neither 5 p.m. nor a single word is the end of a sentence.
        const isCut =
          typeof original === 'string' && lexiconOf(language) && /[^\s.]{2}[.。।]$/u.test(original) && / .*[\p{L}\p{N},]$/u.test(text);
        const isSentence = isContract && leaf.path[0] === 'clauses' && leaf.key !== 'heading';
        const plain = isPlain ? text : wordsOf(inCountry(text));
        const isQuoted = typeof original === 'string' && quotation.test(text) && !quotation.test(original);
        const faults = [
          ...(isQuoted ? quotedAlone(text) : punctuationFaults(plain, language)),
          ...(isPlain ? [] : doubledToken(text)),
          ...doubledSentence(text),
          // A clause has no literal number (WL4010).
          ...(isSentence || isPlain ? [] : foreignForms(plain, language, tags)),
          ...(isSentence || isCut ? endOf(plain) : []),
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
