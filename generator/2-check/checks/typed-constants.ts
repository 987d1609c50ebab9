import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { amountsTyped } from '../../language/amounts.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { readClauses } from '../../language/read-clauses.ts';
import type { SharedContent } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import type { CalendarDate, Count, Duration, Fact, Hours, Unit } from '../../model/fact.ts';
import { groupBy } from '../../model/group-by.ts';
import { withoutMarkup } from '../../model/inline-markup.ts';
import { lazy, memoize } from '../../model/memoize.ts';
import { currencies } from '../../model/vocabulary.ts';
import { writtenClauses } from '../../model/written-clauses.ts';
import { clausesInLanguages } from '../clause-translations.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { causeOfLostSlot, lostFacts, otherTexts } from '../lost-slots.ts';
import { numbersIn, type TypedNumber } from '../numbers.ts';
import { markedTexts } from '../text-sets.ts';

/**
 * Texts refer to facts instead of literal values, which become outdated when the fact changes. Only a number beside the fact's currency,
 * unit, sign or name counts, and amounts that are too large for anything else.
 */
export const typedConstants: TextCheck = {
  runOn: ({ page, base, files }, content) =>
    markedTexts(files).flatMap(({ language, text, file, dataPath }) => {
      // Another check forbids literal numbers in clauses of contracts.
      if (outlineOf(page) && dataPath[0] === 'clauses' && lexiconOf(language)) return [];
      const typed = factsTyped(content, language, text);
      if (!typed.size) return [];
      const lost = lostFacts(text, otherTexts({ base, files }, file, dataPath));
      return [...typed].map(([written, all]) => {
        const ids = likeliest(all, lost);
        const tokens = ids.map((id) => `{fact:${id}}`).join(' or ');
        return finding('WL2011', { file, dataPath, found: written, expected: tokens, ...causeOf({ file, dataPath }, ids) }, [
          `'${dataPath.join('.')}' contains '${written}', which is the fact '${ids.join("' or '")}'.`,
          `Write ${tokens}. If the number is equal by chance, write it as a word.`,
        ]);
      });
    }),
};

/** Of the facts that a number may be, those that the other languages have in its place, if there are any. */
function likeliest(ids: readonly string[], lost: readonly string[]): readonly string[] {
  const both = ids.filter((id) => lost.includes(id));
  return both.length ? both : ids;
}

/** A number in the place of one fact has the same cause as the missing placeholder. */
const causeOf = ({ file, dataPath }: { file: string; dataPath: readonly string[] }, [id, ...others]: readonly string[]) =>
  id !== undefined && !others.length && { cause: causeOfLostSlot(file, dataPath, `fact:${id}`) };

/** The literal values in a text: as written → the ids of the facts that they may be. */
export function factsTyped(
  content: Pick<SharedContent, 'facts'>,
  language: string,
  written: string,
): ReadonlyMap<string, readonly string[]> {
  if (!/\d/.test(written)) return new Map();
  const text = withoutMarkup(written);
  const numbers = numbersIn(text);
  return groupBy(content.facts.keys(), (id) => {
    const fact = content.facts.get(id)?.value;
    return fact && writtenIn({ id, fact, language, text, numbers });
  });
}

interface Search {
  readonly id: string;
  readonly fact: Fact;
  readonly language: string;
  readonly text: string;
  readonly numbers: readonly TypedNumber[];
}

/** The literal value of the fact in a text, as written there. */
function writtenIn({ id, fact, language, text, numbers }: Search): string | undefined {
  const first = (holds: (number: TypedNumber) => boolean) => numbers.find(holds)?.written;
  switch (fact.kind) {
    case 'money': {
      const amount = fact.minor / 10 ** (currencies[fact.currency as keyof typeof currencies] ?? 2);
      return first((number) => number.value === amount && (isMoney(number) || (amount >= 100 && isBare(number))));
    }
    case 'count':
      return first((number) => number.value === fact.amount && (isTooLarge(number, fact) || counts(number, id)) && !fact.derived);
    case 'percent':
      return first(
        ({ value, after }) =>
          Math.round(value * 100) === fact.basisPoints && /^\s?(?:%|percent|prozent|procent|por ciento|pour cent)/i.test(after),
      );
    case 'score':
      return first(({ value, after }) => value * 10 === fact.tenths && new RegExp(String.raw`^\s?/\s?${fact.outOf}\b`).test(after));
    case 'duration':
      return first((number) => number.value === fact.amount && number.upTo === fact.upTo && isPeriod(number, fact, language));
    case 'date':
      return dateIn(text, fact, language);
    case 'hours':
      return hoursIn(text, fact);
    case 'capability':
      return undefined;
  }
}

const sign = String.raw`€|£|\$|${Object.keys(currencies).join('|')}|euros?|pounds?|zł|Kč|Fr\.`;
const signBefore = new RegExp(String.raw`(?:${sign})\s?$`, 'i');
const signAfter = new RegExp(String.raw`^\s?(?:${sign})`, 'i');

const isMoney = ({ before, after }: TypedNumber): boolean => signBefore.test(before) || signAfter.test(after);
/** Whether a number is hardly anything else than a count: not a year, and not a round number, unless the count itself is a limit. */
function isTooLarge(number: TypedNumber, { bound }: Count): boolean {
  const { value, after } = number;
  const isSpecial = value % 100 !== 0 && (value < 1900 || value > 2100) && /^\s\p{L}/u.test(after);
  return value >= 100 && isBare(number) && (bound === 'atLeast' || isSpecial);
}

/** Whether the word after a number is in the name of the fact: 12 objects, and `museum.objects`. */
function counts({ value, after }: TypedNumber, id: string): boolean {
  const noun = /[A-Z]?[a-z]+$/.exec(id)?.[0].toLowerCase().replace(/s$/, '') ?? '';
  return value > 1 && noun.length > 2 && after.trimStart().toLowerCase().startsWith(noun);
}

/** Whether it is not a share of something. */
const isBare = ({ after }: TypedNumber): boolean => !/^\s?%/.test(after);

/** Whether the unit follows in any form that begins like one of its plural forms: Tag, Tage, Tagen; -day. 24 hours a day are not a period. */
function isPeriod({ value, after }: TypedNumber, { unit }: Duration, language: string): boolean {
  if (!/^[\s-]/.test(after)) return false;
  const [word = '', ...next] = after
    .slice(1)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .slice(0, 4);
  const is = (name: string, of: Unit) => unitNames(language, of).some((known) => name.startsWith(known));
  return is(word, unit) && !next.some((name) => name === String(value) || (unit === 'hour' && is(name, 'day')));
}

function unitNames(language: string, unit: Unit): string[] {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const names = [1, 2, 5, 1.5].flatMap((value) => format.formatToParts(value).filter(({ type }) => type === 'unit'));
  return [...new Set(names.map(({ value }) => value.trim().toLowerCase()))];
}

/** Days and months in their long form; instants have too many forms. */
function dateIn(text: string, { iso }: CalendarDate, language: string): string | undefined {
  if (iso.includes('T')) return undefined;
  const written = dateFormat(iso.length > 7 ? 'day' : 'month')(language).format(new Date(iso));
  return text.toLowerCase().includes(written.toLowerCase()) ? written : undefined;
}

/** Cached, because Intl formats are slow to create. */
const dateFormat = memoize((length: 'day' | 'month') =>
  memoize((language: string) => {
    const options = length === 'day' ? ({ dateStyle: 'long' } as const) : ({ month: 'long', year: 'numeric' } as const);
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  }),
);

function hoursIn(text: string, { spans }: Hours): string | undefined {
  const times = [...text.matchAll(/\b(\d{1,2})[:.h](\d\d)\s?\D{1,5}\s?(\d{1,2})[:.h](\d\d)\b/g)];
  return times.find(([, ...[h, m, h2, m2]]) =>
    spans.some(({ opens, closes }) => opens === `${h?.padStart(2, '0')}:${m}` && closes === `${h2?.padStart(2, '0')}:${m2}`),
  )?.[0];
}

/**
 * Contracts contain no literal amounts, dates, percentages or number words: these become outdated when a fact changes, and differ between
 * languages. 'First' is allowed; higher ordinals count only beside a unit ('the second year').
 */
export const typedAmounts: SiteCheck = {
  run: (content) => {
    const inLanguages = lazy(() => clausesInLanguages(writtenClauses(content)));
    return readClauses(content).flatMap(({ clause, lexicon }): Diagnostic[] => {
      const { id, text, file, dataPath, language } = clause;
      const amounts = amountsTyped(text, lexicon);
      if (!amounts.length) return [];
      const known = factsTyped(content, language, text);
      const { source, translations = [] } = inLanguages().find((one) => [one.source, ...one.translations].includes(clause)) ?? {};
      const lost = lostFacts(
        text,
        (clause === source ? translations : source ? [source] : []).map((other) => other.text),
      );
      return amounts.map((found) => {
        const all = [...known].flatMap(([written, ids]) => (written.includes(found) || found.includes(written) ? ids : []));
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
