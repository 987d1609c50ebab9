import type { Duration } from '../model/fact.ts';
import { memoize } from '../model/memoize.ts';
import type { ContractUnit, Forms, Lexicon } from './lexicon.ts';

/** A period in a message: `2 working days`. */
export function periodInWords({ amount, upTo, unit, calendar }: Duration): string {
  const kind = unit === 'day' && calendar !== 'unspecified' ? `${calendar} ` : '';
  return `${amount}${upTo === undefined ? '' : ` to ${upTo}`} ${kind}${unit}${(upTo ?? amount) === 1 ? '' : 's'}`;
}

/**
 * The words that may follow a period's number. Days use the word for the fact's kind of day; without a kind they use the plain word alone,
 * so that all languages promise the same. Other units are plain.
 */
export function unitWordsFor(fact: Duration, lexicon: Lexicon, language: string): readonly string[] {
  const category = rulesOf(language).select(fact.upTo ?? fact.amount);
  const { other, ...forms } = formsFor(fact, lexicon);
  return (category in forms && forms[category as keyof typeof forms]) || other;
}

/** Cached: slower to create than to use. */
const rulesOf = memoize((language) => new Intl.PluralRules(language));

function formsFor({ unit, calendar }: Duration, lexicon: Lexicon): Forms {
  if (unit === 'day' && calendar === 'working') return lexicon.workingDay;
  if (unit === 'day' && calendar === 'calendar') return lexicon.calendarDay;
  return lexicon.units[unit as ContractUnit] ?? { one: [], other: [] };
}

/** Whether a surface form is such a word, also joined by a hyphen (`-tägigen`) or after a leading word (`premiers mois`). */
export function fits(surface: string, fact: Duration, { lexicon, language }: { lexicon: Lexicon; language: string }): boolean {
  if (surface.startsWith('-')) {
    const plain = fact.unit !== 'day' || fact.calendar === 'unspecified';
    return plain && Boolean(lexicon.joined?.[fact.unit as ContractUnit]?.test(surface.slice(1)));
  }
  const word = lexicon.leading ? surface.replace(lexicon.leading, '') : surface;
  return unitWordsFor(fact, lexicon, language).includes(word);
}
