/** The kind of a number: `two days`, `the second day`, `2.5 days`, `3 M days`. */
interface Counting {
  readonly ordinal: boolean;
  readonly fractional: boolean;
  readonly compact: boolean;
}

interface PluralForms {
  /** The forms that numbers of this kind use. */
  readonly needed: readonly string[];
  /** All forms of the language. */
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
export function pluralForms(language: string, counting: Counting): PluralForms {
  const key = `${language} ${counting.ordinal} ${counting.fractional} ${counting.compact}`;
  const kept = made.get(key);
  if (kept) return kept;
  const forms = make(language, counting);
  made.set(key, forms);
  return forms;
}

/** Cached: testing a thousand numbers is slow, and every text of a language needs the same. */
const made = new Map<string, PluralForms>();

function make(language: string, { ordinal, fractional, compact }: Counting): PluralForms {
  const type = ordinal ? 'ordinal' : 'cardinal';
  const rules = new Intl.PluralRules(language, { type });
  const withDecimals = new Intl.PluralRules(language, { type, minimumFractionDigits: 1 });
  const taken = new Set<string>(wholeNumbers.map((number) => rules.select(number)));
  if (fractional) for (const number of decimals) taken.add(withDecimals.select(number));
  if (compact) for (const number of millions) taken.add(rules.select(number));
  const known = rules.resolvedOptions().pluralCategories;
  return { needed: known.filter((form) => taken.has(form)), all: known };
}
