import { memoize } from '../model/memoize.ts';

/** The kind of a number: `two days`, `the second day`, `2.5 days`, `3 M days`. */
interface Counting {
  readonly ordinal: boolean;
  readonly fractional: boolean;
  readonly compact: boolean;
}

interface PluralForms {
  /** The forms that numbers of this kind use. */
  readonly needed: readonly string[];
  readonly all: readonly string[];
}

/** Every rule for integers below a million repeats within these (CLDR 48, supplemental/plurals.xml and ordinals.xml). */
const wholeNumbers = Array.from({ length: 1001 }, (_, number) => number);
/** One for each case that rules for decimals distinguish: below one, one, two, more, and an integer with a written zero. */
const decimals = [0.1, 0.5, 1, 1.1, 1.5, 2, 2.1, 2.5, 5.5, 10.1];
const millions = [1_000_000, 2_000_000, 5_000_000];

/**
 * The plural forms of a language (CLDR, through Intl). Some are only for decimals (Czech `many`, Polish `other`), some only for whole
 * millions (`many` in Spanish, French and Italian): they are needed only if a value can be such.
 */
export function pluralForms(language: string, { ordinal, fractional, compact }: Counting): PluralForms {
  const { all, whole, decimal, million } = formsOf(ordinal ? 'ordinal' : 'cardinal')(language);
  return { needed: all.filter((form) => whole.has(form) || (fractional && decimal.has(form)) || (compact && million.has(form))), all };
}

/** Cached: testing a thousand numbers is slow, and every text of a language needs the same. */
const formsOf = memoize((type: Intl.PluralRuleType) =>
  memoize((language: string) => {
    const rules = new Intl.PluralRules(language, { type });
    const withDecimals = new Intl.PluralRules(language, { type, minimumFractionDigits: 1 });
    return {
      all: rules.resolvedOptions().pluralCategories,
      whole: new Set(wholeNumbers.map((number) => rules.select(number))),
      decimal: new Set(decimals.map((number) => withDecimals.select(number))),
      million: new Set(millions.map((number) => rules.select(number))),
    };
  }),
);
