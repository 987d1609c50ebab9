import { withoutMarkup } from '../model/inline-markup.ts';
import { memoize } from '../model/memoize.ts';
import { replaceTokens } from '../model/text-tokens.ts';
import { allForms, type Lexicon } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { dualNames } from './unit-names.ts';

/** A sign for the value of a token: not a letter, digit or space. */
export const placeholder = '\u2402';

/** The words of a clause: terms and names of documents are words, values are not. */
export function wordsOf(text: string): string {
  return replaceTokens(withoutMarkup(text), ({ kind, surface }) =>
    kind === 'term' || kind === 'def' || kind === 'doc' ? surface || placeholder : placeholder,
  );
}

// A number after § is the paragraph of a law, not an amount.
const digits = /(?<!§\s?)(?<![\p{N}.,])\p{N}(?:[\p{N}.,:'’/ \u00a0\u202f-]*\p{N})?(?:[\s\u00a0\u202f]?[%‰٪\p{Sc}])?/gu;

/** The literal amounts of a text, in digits or in words, each once and as written. Without a lexicon the words are those of CLDR: two days. */
export function amountsTyped(text: string, language: string): string[] {
  const plain = wordsOf(text).normalize('NFC');
  const all = [...plain.matchAll(/\p{L}[\p{L}\p{M}]*/gu)];
  const lexicon = lexiconOf(language);
  const inWords = lexicon ? numberWords(all, lexicon) : all.filter(([word]) => dualNames(language).has(word));
  const amounts: { from: number; to: number }[] = [];
  for (const { index, 0: written } of [...plain.matchAll(digits), ...inWords].toSorted((one, other) => one.index - other.index)) {
    const last = amounts.at(-1);
    const to = index + written.length;
    if (last && isOne(plain.slice(last.from, last.to), plain.slice(last.to, index), written)) last.to = to;
    else amounts.push({ from: index, to });
  }
  return [...new Set(amounts.map(({ from, to }) => plain.slice(from, to)))];
}

/** Whether two numbers are one amount: five percent, cinq pour cent, 31 December 2026, 31 de diciembre de 2026. */
const isOne = (first: string, between: string, second: string) =>
  (!/\p{N}{4}$/u.test(first) && /^(?:[\s-]|\s(?:per|por|pour)\s)$/.test(between)) ||
  (/^\p{N}{1,2}$/u.test(first) && /^(?:[.º]|\p{L}{2})?\s(?:de\s)?\p{L}{3,}\.?\s(?:de\s)?$/u.test(between) && /^\p{N}{4}$/u.test(second));

function numberWords(all: readonly RegExpExecArray[], lexicon: Lexicon): RegExpExecArray[] {
  const units = unitWords(lexicon);
  return all.filter(([numberWord], index) => {
    const word = numberWord.toLowerCase();
    const beside = all.slice(index + 1, index + 3).some(([next]) => units.has(next.toLowerCase()));
    return lexicon.numbers.test(word) || (beside && lexicon.besideUnit.test(word));
  });
}

const unitWords = memoize(({ units, workingDay, saturdayDay, calendarDay }: Lexicon): ReadonlySet<string> => {
  const phrases = [...Object.values(units), workingDay, ...(saturdayDay ? [saturdayDay] : []), calendarDay].flatMap(allForms);
  return new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(' ')));
});
