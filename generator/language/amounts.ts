import { withoutMarkup } from '../model/inline-markup.ts';
import { replaceTokens } from '../model/text-tokens.ts';
import { allForms, type Lexicon } from './lexicon.ts';

/** Replaces values of tokens; no letter, no digit, no space. */
export const placeholder = '\u2402';

/** The words of a clause: terms and names of documents are words, values are not. */
export function wordsOf(text: string): string {
  return replaceTokens(withoutMarkup(text), ({ kind, surface }) =>
    kind === 'term' || kind === 'def' || kind === 'doc' ? surface || placeholder : placeholder,
  );
}

// A number after § is the paragraph of a law, not an amount.
const digits = /(?<!§\s?)(?<![\p{N}.,])\p{N}(?:[\p{N}.,:'’/ \u00a0\u202f-]*\p{N})?(?:[\s\u00a0\u202f]?[%‰€£$])?/gu;

/** The first literal amount of a text, in digits or in words, as written. */
export function amountTyped(text: string, lexicon: Lexicon): string | undefined {
  const plain = wordsOf(text).normalize('NFC');
  const [typed] = plain.match(digits) ?? [];
  if (typed !== undefined) return typed;
  const all = [...plain.matchAll(/\p{L}+/gu)].map(([word]) => word);
  const units = unitWords(lexicon);
  return all.find((numberWord, index) => {
    const word = numberWord.toLowerCase();
    const beside = [all[index + 1], all[index + 2]].some((next) => next !== undefined && units.has(next.toLowerCase()));
    return lexicon.numbers.test(word) || (beside && lexicon.besideUnit.test(word));
  });
}

const cache = new Map<Lexicon, ReadonlySet<string>>();

function unitWords(lexicon: Lexicon): ReadonlySet<string> {
  const cached = cache.get(lexicon);
  if (cached) return cached;
  const { units, workingDay, saturdayDay, calendarDay } = lexicon;
  const all = [...Object.values(units), workingDay, ...(saturdayDay ? [saturdayDay] : []), calendarDay].flatMap(allForms);
  const set = new Set(all.flatMap((phrase) => phrase.toLowerCase().split(' ')));
  cache.set(lexicon, set);
  return set;
}
