import { finding } from '../../diagnostics/diagnostic.ts';
import { placeholder, wordsOf } from '../../language/amounts.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import type { SharedContent } from '../../model/content.ts';
import { type Counted, counted } from '../../model/fact.ts';
import { memoize } from '../../model/memoize.ts';
import { amountOfWord, numberForms } from '../../model/number-words.ts';
import type { TextCheck } from '../content-check.ts';
import { markedTexts } from '../text-sets.ts';

/** Texts do not contain the number of countries or languages, in digits or in words: it changes with the site. */
export const typedCounts: TextCheck = {
  runOn: (texts, content) =>
    markedTexts(texts, true).flatMap(({ language, text, file, dataPath, isClause }) => {
      // Another check forbids literal numbers in clauses of contracts.
      const typed = isClause ? undefined : countTyped(text, language, lexiconOf(language));
      if (!typed) return [];
      return finding('WL2028', { file, dataPath, found: typed.written }, [
        `'${dataPath.join('.')}' contains the number of ${typed.of}: '${typed.written}'.`,
        hintFor(content, typed.of, language),
      ]);
    }),
};

/** The first number before such a word, as written, with at most one word between: `seven European countries`. */
function countTyped(text: string, language: string, lexicon?: Lexicon): { readonly of: Counted; readonly written: string } | undefined {
  if (!lexicon || !anyIn(lexicon).test(text)) return undefined;
  const { numbers, counted: named } = lexicon;
  const all = [...wordsOf(text).normalize('NFC').matchAll(word)].map(([written]) => written);
  const isNumber = (written: string) => {
    const lower = written.toLowerCase();
    return /^\d+$/.test(written) || numbers.test(lower) || amountOfWord(lower, language) !== undefined;
  };
  for (const of of counted)
    for (const [index, next] of all.entries()) {
      if (!named[of].test(next.toLowerCase())) continue;
      const written = [all[index - 1], all[index - 2]].find((one) => one !== undefined && isNumber(one));
      if (written !== undefined) return { of, written };
    }
  return undefined;
}

/** A quick test: most texts have none of the words and need not be split. */
const anyIn = memoize((lexicon: Lexicon) => {
  return new RegExp(counted.map((of) => lexicon.counted[of].source.replace(/^\^|\$$/g, '')).join('|'), 'i');
});

// Placeholders and punctuation count as words, so that they separate a number from its noun.
const word = new RegExp(`[\\p{L}\\p{N}]+|[.,;:!?–—${placeholder}]`, 'gu');

function hintFor({ facts }: SharedContent, of: Counted, language: string): string {
  const [form] = numberForms(language);
  const surface = form === undefined ? '' : `|${form}`;
  const [id] = [...facts].find(([, { value }]) => value.kind === 'count' && value.derived?.count === of) ?? [];
  return id === undefined
    ? `Add a fact that counts them, count({ …, derived: { count: '${of}' } }), and write {fact:…${surface}} instead.`
    : `Write {fact:${id}${surface}} instead; the build counts the ${of}.`;
}
