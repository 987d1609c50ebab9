import { withoutMarkup } from '../model/inline-markup.ts';
import { memoize } from '../model/memoize.ts';
import { replaceTokens } from '../model/text-tokens.ts';
import { allForms, type Lexicon } from './lexicon.ts';

/** A sign for the value of a token: not a letter, digit or space. */
export const placeholder = '\u2402';

/** The words of a clause: terms and names of documents are words, values are not. */
export function wordsOf(text: string): string {
  return replaceTokens(withoutMarkup(text), ({ kind, surface }) =>
    kind === 'term' || kind === 'def' || kind === 'doc' ? surface || placeholder : placeholder,
  );
}

// A number after § is the paragraph of a law, not an amount.
const digits = /(?<!§\s?)(?<![\p{N}.,])\p{N}(?:[\p{N}.,:'’/ \u00a0\u202f-]*\p{N})?(?:[\s\u00a0\u202f]?[%‰€£$])?/gu;

/** The literal amounts of a text, in digits or in words, each once and as written. */
export function amountsTyped(text: string, lexicon: Lexicon): string[] {
  const plain = wordsOf(text).normalize('NFC');
  const all = [...plain.matchAll(/\p{L}+/gu)].map(([word]) => word);
  const units = unitWords(lexicon);
  const inWords = all.filter((numberWord, index) => {
    const word = numberWord.toLowerCase();
    const beside = all.slice(index + 1, index + 3).some((next) => units.has(next.toLowerCase()));
    return lexicon.numbers.test(word) || (beside && lexicon.besideUnit.test(word));
  });
  return [...new Set([...(plain.match(digits) ?? []), ...inWords])];
}

const unitWords = memoize(({ units, workingDay, saturdayDay, calendarDay }: Lexicon): ReadonlySet<string> => {
  const phrases = [...Object.values(units), workingDay, ...(saturdayDay ? [saturdayDay] : []), calendarDay].flatMap(allForms);
  return new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(' ')));
});
