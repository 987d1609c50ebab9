import { currencyNouns, currencyWords, minorWords } from '../language/currency-words.ts';
import { lexiconOf } from '../language/lexicons.ts';
import { isFormOf } from '../language/shared-start.ts';
import { unitNames, units } from '../language/unit-names.ts';
import { namesUnit } from '../language/unit-words.ts';
import type { SharedContent } from '../model/content.ts';
import { amountOf, currencies } from '../model/currencies.ts';
import { type Count, type Fact, factIn, keyOfFact, type Score, type Unit } from '../model/fact.ts';
import { groupBy } from '../model/group-by.ts';
import { withoutMarkup } from '../model/inline-markup.ts';
import { literalPattern } from '../model/literal-pattern.ts';
import { memoize } from '../model/memoize.ts';
import { inAsciiDigits, numbersIn, numberWordsIn, type TypedNumber } from './numbers.ts';
import { anyDateIn, dateIn, hoursIn } from './typed-dates.ts';

/** Language and fact → the words behind the fact in other texts: what it counts, in that language. */
export type Nouns = ReadonlyMap<string, readonly { readonly noun: string }[]>;

/** The literal values in a text: as written → the ids of the facts that they may be. */
export function factsTyped(
  content: Pick<SharedContent, 'facts'>,
  language: string,
  { text: written, nouns }: { readonly text: string; readonly nouns?: () => Nouns },
): ReadonlyMap<string, readonly string[]> {
  const text = withoutMarkup(written);
  const words = numberWordsIn(text, language);
  if (!words.length && !/\p{Nd}/u.test(text)) return new Map();
  const numbers = numbersIn(text);
  return groupBy(content.facts.keys(), (id) => {
    const fact = content.facts.get(id)?.value;
    return fact && !fact.setting ? writtenIn({ id, fact: factIn(fact, language), language, text, numbers, words, nouns }) : undefined;
  });
}

/** The first value in a text that is of the same kind as one of the facts, such as `17.50 €`, `9,000 shops` and `1 May 2027`; or a percentage. */
export function amountIn(written: string, language: string, facts: readonly Fact[]): { what: string; written: string } | undefined {
  const text = withoutMarkup(written);
  const numbers = numbersIn(text);
  const all = [...numbers, ...numberWordsIn(text, language)];
  const withWord = (number?: TypedNumber) => number && `${number.written}${/^.?[\p{L}\p{M}]+/u.exec(number.after)}`;
  const search = (fact: Fact): { what: string; written: string | undefined } | undefined => {
    switch (fact.kind) {
      case 'money': {
        const { own, foreign, parts } = signsOf(`${fact.currency} ${language}`);
        const money = numbers.find((number) => own(number) || foreign(number));
        return { what: 'amount of money', written: money && withMinor(money, parts).written };
      }
      case 'duration':
        return { what: 'period', written: withWord(all.find((number) => units.some((unit) => isPeriod(number, unit, language)))) };
      case 'count':
        return { what: 'number', written: withWord(numbers.find(isOfMany)) };
      case 'score':
        return { what: 'score', written: numbers.find((number) => isScore(number, fact, language))?.written };
      case 'date':
        return { what: 'date', written: anyDateIn(text, language) };
    }
    return undefined;
  };
  for (const fact of facts) {
    const { what, written: found } = search(fact) ?? {};
    if (what && found !== undefined) return { what, written: found };
  }
  const share = numbers.find((number) => number.value !== 100 && isPercent(number, language));
  return share && { what: 'percentage', written: share.written };
}

interface Search {
  readonly id: string;
  readonly fact: Fact;
  readonly language: string;
  readonly text: string;
  readonly numbers: readonly TypedNumber[];
  readonly words: readonly TypedNumber[];
  readonly nouns?: (() => Nouns) | undefined;
}

/** The literal value of the fact in a text, as written there. */
function writtenIn({ id, fact, language, text, numbers, words, nouns }: Search): string | undefined {
  const first = (holds: (number: TypedNumber) => boolean) => numbers.find(holds)?.written;
  switch (fact.kind) {
    case 'money': {
      const amount = amountOf(fact.minor, fact.currency);
      const signs = signsOf(`${fact.currency} ${language}`);
      // 1.400 is 1400, or 1.4 of a currency with three decimals.
      const isAmount = ({ value }: TypedNumber) => value === amount || (value === fact.minor && fact.minor === 1000 * amount);
      const inWords = words.find((number) => isAmount(number) && signs.own(number));
      if (inWords) return inWords.written;
      const isInMinor = ({ value, after }: TypedNumber) => value === fact.minor && minorWords.test(after);
      // A number of the whole part may be followed by cents.
      const candidates = numbers.filter(({ value }) => value === amount || value === fact.minor || value === Math.trunc(amount));
      const amounts = candidates.map((number) => withMinor(number, signs.parts));
      const isAlone = (number: TypedNumber) => amount >= 100 && isBare(number) && !signs.foreign(number);
      return amounts.find((number) => (isAmount(number) && (signs.own(number) || isAlone(number))) || isInMinor(number))?.written;
    }
    case 'count':
      return [...numbers, ...words].find(
        (number) =>
          number.value === fact.amount &&
          !fact.derived &&
          (isTooLarge(number, fact) || counts(number, [{ noun: nounOf(id) }, ...(nouns?.().get(`${language} ${id}`) ?? [])])),
      )?.written;
    case 'percent':
      return first((number) => Math.round(number.value * 100) === fact.basisPoints && isPercent(number, language));
    case 'score':
      return first((number) => number.value * 10 === fact.tenths && isScore(number, fact, language));
    case 'duration':
      return [...numbers, ...words].find(
        (number) => number.value === fact.amount && number.upTo === fact.upTo && isPeriod(number, fact.unit, language),
      )?.written;
    case 'date':
      return dateIn(text, fact, language);
    case 'hours':
      return hoursIn(text, fact, language);
    case 'scheme':
    case 'rule':
      return dateIn(text, { iso: fact.from }, language);
    case 'capability':
      return undefined;
  }
}

/** Whether a number is beside the code, a sign or a name of a currency in a language, or beside those of another one. Cached, because they are slow to find. */
const signsOf = memoize((key) => {
  const [code = '', language = ''] = key.split(' ');
  const names = [...currencyWords(key), ...currencyWords(`${code} en`)];
  const nouns = currencyNouns(language).filter((noun) => names.some((name) => name.split(' ').includes(noun)));
  const sign = [code, ...names, ...nouns, ...(code === 'CHF' ? ['Fr.'] : [])].map(literalPattern).join('|');
  const parts = String.raw`^${marks}(?:${sign}|\p{Sc})\s(?:\p{L}{1,3}\s)?(\d{1,2})(?!\d|[.,]\d|\s?(?:${sign}|\p{Sc}))`;
  const own = besideNumber(sign, 'iu');
  return { own, foreign: (number: TypedNumber) => !own(number) && besideAny(number), parts: new RegExp(parts, 'iu') };
});

const marks = String.raw`[\s\u061c\u200e\u200f]{0,2}`;

/** Whether a number has one of these signs on either side, as a word of its own: not 404 in 'Erreur 404', not 14 in '14 Europeans'. */
function besideNumber(sign: string, flags: string): (number: TypedNumber) => boolean {
  const before = new RegExp(String.raw`(?<!\p{L})(?:${sign})${marks}$`, flags);
  const after = new RegExp(String.raw`^(?:[.,][-–—]{1,2})?${marks}(?:${sign})(?!\p{L})`, flags);
  return (number) => before.test(number.before) || after.test(number.after);
}

/** Signs of any currency. A code in small letters may be a word: all, top, try. */
const besideAny = besideNumber([String.raw`\p{Sc}`, ...currencies, 'zł', 'Kč', String.raw`Fr\.`].join('|'), 'u');

/** An amount of two numbers as one: 1 euro and 50 cents, 1 € 50. */
function withMinor(number: TypedNumber, parts: RegExp): TypedNumber {
  const [{ length }, minor] = parts.exec(inAsciiDigits(number.after)) ?? [''];
  if (minor === undefined || !Number.isInteger(number.value)) return number;
  const value = Number(`${number.value}.${minor.padStart(2, '0')}`);
  return { ...number, value, written: `${number.written}${number.after.slice(0, length)}` };
}

/** Whether a number is hardly anything else than a count: not a year, and not a round number, unless the count itself is a limit. */
function isTooLarge(number: TypedNumber, { bound }: Count): boolean {
  const { value, after } = number;
  const isSpecial = value % 100 !== 0 && (value < 1900 || value > 2100) && /^\s\p{L}/u.test(after);
  return value >= 100 && isBare(number) && (bound === 'atLeast' || isSpecial);
}

/** Whether it is thousands of something: not a year, nor the code in front of a town. */
const isOfMany = ({ value, written, after }: TypedNumber): boolean =>
  value >= 1000 &&
  Number.isInteger(value) &&
  (/\D/.test(written) ? /^\s?\p{L}/u : /^\s\p{Ll}/u).test(after) &&
  (value > 2100 || /\D/.test(written));

const isScore = ({ after }: TypedNumber, { outOf }: Score, language: string): boolean =>
  new RegExp(String.raw`^\s?(?:/|${(lexiconOf(language)?.outOf ?? []).join('|')})\s?${outOf}\b`).test(inAsciiDigits(after));

/** Whether the word after a number is one of these nouns: 12 objects. */
function counts({ value, after }: TypedNumber, nouns: readonly { readonly noun: string }[]): boolean {
  const next = /^[\s-]*([\p{L}\p{M}]+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  return value > 1 && nouns.some(({ noun }) => noun && isFormOf(next, noun.length > 4 ? noun.slice(0, -1) : noun));
}

/** The noun in the name of a fact, a plural or the last word: `object` for `museum.objects`, `seat` for `hall.seatsLeft`. */
function nounOf(id: string): string {
  const words = keyOfFact(id).match(/[A-Z]?[a-z]{2,}/g) ?? [];
  const noun = words.find((word) => /[^s]s$/.test(word)) ?? words.at(-1) ?? '';
  return noun.length > 2 ? noun.toLowerCase().replace(/s$/, '') : '';
}

/** Whether it has a sign of percent, on either side, or the words of its language. */
const isPercent = ({ before, after }: TypedNumber, language: string): boolean =>
  /[%٪％]\s?$/.test(before) || percentAfter(language).test(after);

const percentAfter = memoize((language) => {
  const names = ['per[ -]?cent', ...unitNames(language, 'percent').map(literalPattern)];
  return new RegExp(String.raw`^[\s-]*(?:[%٪％]|(?:${names.join('|')})(?![\p{L}\p{M}]))`, 'iu');
});

/** Whether it is not a share of something. */
const isBare = ({ after }: TypedNumber): boolean => !/^\s?%/.test(after);

/** Whether the unit follows, in any form: Tag, Tagen, -day. 24 hours a day are not a period. */
function isPeriod({ value, after }: TypedNumber, unit: Unit, language: string): boolean {
  const [word = '', ...next] = inAsciiDigits(after)
    .replace(/^[\s-]/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .slice(0, 4);
  return (
    namesUnit(word, unit, language) && !next.some((name) => name === String(value) || (unit === 'hour' && namesUnit(name, 'day', language)))
  );
}
