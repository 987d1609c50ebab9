import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { tokenText } from '../../diagnostics/suggestion.ts';
import { amountsTyped } from '../../language/amounts.ts';
import { currencyWords, minorWords } from '../../language/currency-words.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { unitAbbreviations, unitNames } from '../../language/unit-names.ts';
import type { SharedContent } from '../../model/content.ts';
import { amountOf, currencies } from '../../model/currencies.ts';
import { type Count, type Duration, type Fact, factIn, keyOfFact, type Unit } from '../../model/fact.ts';
import { groupBy } from '../../model/group-by.ts';
import { withoutMarkup } from '../../model/inline-markup.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { lazy, memoize } from '../../model/memoize.ts';
import { numberForms, numberWord } from '../../model/number-words.ts';
import { writtenClauses } from '../../model/written-clauses.ts';
import { clausesInLanguages } from '../clause-translations.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { causeOfLostSlot, lostFacts, otherTexts } from '../lost-slots.ts';
import { inAsciiDigits, numbersIn, numberWordsIn, type TypedNumber } from '../numbers.ts';
import { markedTexts, type TextSet } from '../text-sets.ts';
import { dateIn, hoursIn, otherHoursIn } from '../typed-dates.ts';

/**
 * Texts refer to facts instead of literal values, which become outdated when the fact changes. Only a number beside the fact's currency,
 * unit, sign or name counts, and amounts that are too large for anything else.
 */
export const typedConstants: TextCheck = {
  runOn: (texts, content) => {
    const nouns = lazy(() => nounsIn(texts));
    // A count may be written out.
    const hasCounts = [...content.facts.values()].some(({ value }) => value.kind === 'count' && value.amount <= 12 && !value.derived);
    return markedTexts(texts, hasCounts).flatMap(({ language, text, file, dataPath, isClause }) => {
      // Another check forbids literal numbers in clauses of contracts.
      if (isClause) return [];
      const typed = factsTyped(content, language, { text, nouns });
      const other = typed.size ? undefined : otherHours(content, language, text);
      if (other)
        return finding('WL2011', { severity: 'warning', file, dataPath, found: other.written }, [
          `'${dataPath.join('.')}' contains the hours '${other.written}', which no fact has.`,
          `Write ${other.tokens}, or add a fact with these hours.`,
        ]);
      if (!typed.size) return [];
      const lost = lostFacts(text, otherTexts(texts, file, dataPath));
      return [...typed].map(([written, all]) => {
        const ids = likeliest(all, lost);
        const { tokens, chance } = replacement(written, ids, { facts: content.facts, language });
        return finding('WL2011', { file, dataPath, found: written, expected: tokens, ...causeOf({ file, dataPath }, ids) }, [
          `'${dataPath.join('.')}' contains '${written}', which is the fact '${ids.join("' or '")}'.`,
          `Write ${tokens}. If ${chance}.`,
        ]);
      });
    });
  },
};

/** The tokens that replace a number, a word by its form, and what to do if the number is another one. */
function replacement(written: string, ids: readonly string[], { facts, language }: { facts: SharedContent['facts']; language: string }) {
  const counts = ids.flatMap((id) => {
    const fact = facts.get(id)?.value;
    return fact?.kind === 'count' ? fact.amount : [];
  });
  const form = numberForms(language).find((one) => counts.some((amount) => written === numberWord(amount, one, language)));
  const hasWord = counts.some((amount) => numberWord(amount, 'word', language) !== undefined);
  return {
    tokens: ids.map((id) => tokenText('fact', id, form)).join(' or '),
    chance: hasWord ? 'it counts something else, name that before the noun' : 'the number is equal by chance, write it as a word',
  };
}

/** Language and fact → the words behind the fact in other texts: what it counts, in that language. */
type Nouns = ReadonlyMap<string, readonly { readonly noun: string }[]>;

function nounsIn(texts: TextSet): Nouns {
  const uses = markedTexts(texts).flatMap(({ language, text }) =>
    [...withoutMarkup(text).matchAll(factWithNoun)].map(([, id, noun = '']) => ({ key: `${language} ${id}`, noun: noun.toLowerCase() })),
  );
  return groupBy(uses, ({ key }) => key);
}

/** A word of less than three letters counts nothing, except in scripts without spaces. */
const factWithNoun = /\{fact:([\w.]+)(?:\|[\w-]*)?\}[\s-]?(\p{Script=Han}|[\p{L}\p{M}]{3,})/gu;

/** Chooses, among the facts that a number may be, the ones that other languages have in its place, if there are any. */
function likeliest(ids: readonly string[], lost: readonly string[]): readonly string[] {
  const both = ids.filter((id) => lost.includes(id));
  return both.length ? both : ids;
}

/** A number in the place of one fact has the same cause as the missing placeholder. */
const causeOf = ({ file, dataPath }: { file: string; dataPath: readonly string[] }, [id, ...others]: readonly string[]) =>
  id !== undefined && !others.length && { cause: causeOfLostSlot(file, dataPath, `fact:${id}`) };

/** The literal values in a text: as written → the ids of the facts that they may be. */
function factsTyped(
  content: Pick<SharedContent, 'facts'>,
  language: string,
  { text: written, nouns }: { readonly text: string; readonly nouns?: () => Nouns },
): ReadonlyMap<string, readonly string[]> {
  const text = withoutMarkup(written);
  const words = numberWordsIn(text, language);
  const hasDigits = /\p{Nd}/u.test(text);
  if (!hasDigits && !words.length) return new Map();
  const numbers = numbersIn(text);
  return groupBy(content.facts.keys(), (id) => {
    const fact = content.facts.get(id)?.value;
    if (!fact || (!hasDigits && fact.kind !== 'count')) return undefined;
    return writtenIn({ id, fact: factIn(fact, language), language, text, numbers, words, nouns });
  });
}

/** Hours that contradict the facts of the site: none of them has these times. */
function otherHours({ facts }: Pick<SharedContent, 'facts'>, language: string, text: string) {
  if (!/\p{Nd}/u.test(text)) return undefined;
  const hours = [...facts].flatMap(([id, { value }]) => (value.kind === 'hours' ? [{ id, fact: value }] : []));
  const written = hours.length
    ? otherHoursIn(
        withoutMarkup(text),
        hours.map(({ fact }) => fact),
        language,
      )
    : undefined;
  if (written === undefined) return undefined;
  return { written, tokens: hours.map(({ id }) => `{fact:${id}}`).join(' or ') };
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
      const isMoney = ({ before, after }: TypedNumber) => signs.before.test(before) || signs.after.test(after);
      // 1.400 is 1400, or 1.4 of a currency with three decimals.
      const isAmount = ({ value }: TypedNumber) => value === amount || (value === fact.minor && fact.minor === 1000 * amount);
      const isInMinor = ({ value, after }: TypedNumber) => value === fact.minor && minorWords.test(after);
      const amounts = numbers.map((number) => withMinor(number, signs.parts));
      return amounts.find((number) => (isAmount(number) && (isMoney(number) || (amount >= 100 && isBare(number)))) || isInMinor(number))
        ?.written;
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
      return first(
        ({ value, after }) =>
          value * 10 === fact.tenths &&
          new RegExp(String.raw`^\s?(?:/|${(lexiconOf(language)?.outOf ?? []).join('|')})\s?${fact.outOf}\b`).test(inAsciiDigits(after)),
      );
    case 'duration':
      return first((number) => number.value === fact.amount && number.upTo === fact.upTo && isPeriod(number, fact, language));
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

/** The signs, codes and names of currencies, and those of the fact's own currency in a language. Cached, because they are slow to find. */
const signsOf = memoize((key) => {
  const own = currencyWords(key).map(literalPattern);
  const sign = [String.raw`\p{Sc}`, ...own, ...currencies, 'euros?', 'pounds?', 'zł', 'Kč', String.raw`Fr\.`].join('|');
  const marks = String.raw`[\s\u061c\u200e\u200f]{0,2}`;
  return {
    before: new RegExp(`(?:${sign})${marks}$`, 'iu'),
    after: new RegExp(`^(?:[.,][-–—]{1,2})?${marks}(?:${sign})`, 'iu'),
    parts: new RegExp(String.raw`^${marks}(?:${sign})\s(?:\p{L}{1,3}\s)?(\d{1,2})(?!\d|[.,]\d|\s?(?:${sign}))`, 'iu'),
  };
});

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

/** Whether the word after a number is one of these nouns: 12 objects. */
function counts({ value, after }: TypedNumber, nouns: readonly { readonly noun: string }[]): boolean {
  const next = after.replace(/^[\s-]+/, '').toLowerCase();
  return value > 1 && nouns.some(({ noun }) => noun && next.startsWith(noun.length > 4 ? noun.slice(0, -1) : noun));
}

/** The noun in the name of a fact, a plural or the last word: `object` for `museum.objects`, `seat` for `hall.seatsLeft`. */
function nounOf(id: string): string {
  const words = keyOfFact(id).match(/[A-Z]?[a-z]{2,}/g) ?? [];
  const noun = words.find((word) => /[^s]s$/.test(word)) ?? words.at(-1) ?? '';
  return noun.length > 2 ? noun.toLowerCase().replace(/s$/, '') : '';
}

/** Whether it has a sign of percent, on either side, or the words of its language. */
function isPercent({ before, after }: TypedNumber, language: string): boolean {
  const next = after.replace(/^[\s-]+/, '').toLowerCase();
  return (
    /[%٪]\s?$/.test(before) || /^(?:[%٪]|per[ -]?cent)/.test(next) || unitNames(language, 'percent').some((name) => next.startsWith(name))
  );
}

/** Whether it is not a share of something. */
const isBare = ({ after }: TypedNumber): boolean => !/^\s?%/.test(after);

/** Whether the unit follows in any form that begins like one of its plural forms: Tag, Tage, Tagen; -day. 24 hours a day are not a period. */
function isPeriod({ value, after }: TypedNumber, { unit }: Duration, language: string): boolean {
  const [word = '', ...next] = inAsciiDigits(after)
    .replace(/^[\s-]/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .slice(0, 4);
  const is = (name: string, of: Unit) =>
    unitNames(language, of).some((known) => name.startsWith(known)) ||
    unitAbbreviations(language, of).some((known) => known.replace('.', '') === name && (name.length > 1 || name === 'h'));
  return is(word, unit) && !next.some((name) => name === String(value) || (unit === 'hour' && is(name, 'day')));
}

/**
 * Contracts contain no literal amounts, dates, percentages or number words: these become outdated when a fact changes, and differ between
 * languages. 'First' is allowed; higher ordinals count only beside a unit ('the second year').
 */
export const typedAmounts: SiteCheck = {
  run: (content) => {
    const inLanguages = lazy(() => clausesInLanguages(writtenClauses(content)));
    return writtenClauses(content).flatMap((clause): Diagnostic[] => {
      const { id, text, file, dataPath, language } = clause;
      const amounts = amountsTyped(text, language);
      if (!amounts.length) return [];
      const idsByText = factsTyped(content, language, { text });
      const { source, translations = [] } = inLanguages().find((one) => [one.source, ...one.translations].includes(clause)) ?? {};
      const lost = lostFacts(
        text,
        (clause === source ? translations : source ? [source] : []).map((other) => other.text),
      );
      return amounts.map((found) => {
        const all = [...idsByText].flatMap(([written, ids]) => (written.includes(found) || found.includes(written) ? ids : []));
        const ids = all.length ? likeliest(all, lost) : amounts.length === 1 && lost.length === 1 ? lost : [];
        return finding('WL4010', { file, dataPath, found, ...causeOf(clause, ids) }, [
          `'${id}' contains '${found}'; a contract takes every number from a fact, so that all languages have the same.`,
          ids.length
            ? `Write ${ids.map((fact) => `{fact:${fact}}`).join(' or ')} instead.`
            : 'Write {fact:…} instead and add the number to content/facts/terms.ts; for the number of a clause write {ref:…}.',
        ]);
      });
    });
  },
};
