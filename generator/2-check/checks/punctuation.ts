import { finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { foreignForms } from '../../language/foreign-forms.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { doubledSentence, doubledToken, endOf, punctuationFaults, quotation, quotedAlone } from '../../language/punctuation.ts';
import { isBlank } from '../../model/blank.ts';
import { inCountry } from '../../model/country-words.ts';
import { parseMarkup } from '../../model/inline-markup.ts';
import { slotsIn } from '../../model/message-slots.ts';
import type { TextCheck } from '../content-check.ts';
import { placedTexts } from '../text-sets.ts';

/** Marks, spaces, repeated words, and forms of numbers: typos, and traces of deleted words. Clauses end like sentences, and translations like their sources. */
export const punctuation: TextCheck = {
  runOn: (texts, { locales }) =>
    placedTexts(texts).flatMap(({ text, isPlain, original, language, file, dataPath, isClause }) => {
      // WL2007, WL2030 and WL2004 report empty texts, malformed markup and malformed messages.
      if (!isPlain && (isBlank(text) || 'fault' in parseMarkup(text) || !slotsIn(text))) return [];
      // Neither 5 p.m. nor a single word is the end of a sentence.
      const isCut = original && lexiconOf(language) && /[^\s.]{2}[.。।]$/u.test(original) && / .*[\p{L}\p{N},]$/u.test(text);
      const isSentence = isClause && dataPath.at(-1) !== 'heading';
      const plain = isPlain ? text : wordsOf(inCountry(text));
      const isQuoted = original !== undefined && quotation.test(text) && !quotation.test(original);
      const tagsOf = () => locales.flatMap((locale) => (locale.language === language ? locale.tag : []));
      const faults = [
        ...(isQuoted ? quotedAlone(text) : punctuationFaults(plain, language)),
        ...(isPlain ? [] : doubledToken(text)),
        ...doubledSentence(text),
        // A clause has no literal number (WL4010).
        ...(isSentence || isPlain ? [] : foreignForms(plain, language, tagsOf())),
        ...(isSentence || isCut ? endOf(plain) : []),
      ];
      return faults.map(({ found, predicate, hint, changes }) =>
        finding('WL4016', { file, dataPath, found, ...(changes && { fixIntent: { title: hint.replace(/\.$/, ''), changes } }) }, [
          `'${dataPath.join('.')}' ${predicate}.`,
          hint,
        ]),
      );
    }),
};
