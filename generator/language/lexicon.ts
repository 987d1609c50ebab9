import type { Counted, Unit } from '../model/fact.ts';

/** The forms of a unit word, by the plural category of the amount beside it (CLDR). A category without a form uses `other`. */
export interface Forms {
  readonly one: readonly string[];
  /** Slavic languages: 2 to 4. */
  readonly few?: readonly string[];
  readonly other: readonly string[];
}

/** Units that a contract counts in. */
export type ContractUnit = Exclude<Unit, 'millisecond' | 'second'>;

export const allForms = ({ one, few = [], other }: Forms): string[] => [...one, ...few, ...other];

/** Words by which the clauses of a contract deny, require and allow. */
export interface Duties {
  /** Negations, and words that mean one (`badly`: not well), each counted once: of `neither … nor` the first, and not limits (`no more than`). */
  readonly not: RegExp;
  readonly must: RegExp;
  readonly may: RegExp;
  /** Phrases that lift a duty, unlike a prohibition: `need not`. */
  readonly needNot: RegExp;
  /** Words for a lower and an upper limit of an amount, not `up to`, which few languages tell from `until`; and of time. */
  readonly amounts: readonly RegExp[];
  readonly times: readonly RegExp[];
  /** Beginnings of words that duties depend on and that a contract has to define, in lower case. */
  readonly toDefine: readonly string[];
}

/** The data of a language that checks compare. */
export interface Lexicon {
  readonly units: Readonly<Record<ContractUnit, Forms>>;
  /** Monday to Friday. */
  readonly workingDay: Forms;
  /** Monday to Saturday, if the language has a word for it: such a period ends earlier than one in working days. */
  readonly saturdayDay?: Forms;
  readonly calendarDay: Forms;
  /** Words between the number and the unit: `2 premiers mois`. */
  readonly leading?: RegExp;
  /** Units joined to the number by a hyphen: `30-tägigen`. */
  readonly joined?: Readonly<Partial<Record<ContractUnit, RegExp>>>;
  /** Words in lower case that are always numbers. Articles, 'first' and 'third party' are not. */
  readonly numbers: RegExp;
  /** Words that are numbers only beside a unit: `one month`, `im zweiten Jahr`, `acht Tage` but not `außer Acht`. */
  readonly besideUnit: RegExp;
  /** Counted things of a site, as words in lower case after a number. */
  readonly counted: Readonly<Record<Counted, RegExp>>;
  /** Pairs of quotation marks, the usual one first: `„“`. */
  readonly quotes: readonly string[];
  /** Form of address → its pronouns; those with a capital always have it. Absent in a language with one form. */
  readonly address?: Readonly<Record<string, readonly string[]>>;
  /** Words that may be repeated: `für die die Frist gilt`. */
  readonly doubled?: readonly string[];
  /** How a label marks its field as required, and as optional. */
  readonly form: { readonly required: RegExp; readonly optional: RegExp };
  /** Words before the first day of something that is to come, and of something that has come; the first of a month. */
  readonly dated: { readonly from: string; readonly since: string; readonly first?: string };
  /** Words between a score and the best one: `4.9 out of 5`. */
  readonly outOf: readonly string[];
  /** Words before the former one of two amounts. */
  readonly insteadOf: readonly string[];
  /** Finds words behind which hours are those of opening. */
  readonly opening: RegExp;
  /** The answer yes, in lower case. */
  readonly yes: string;
  readonly duties: Duties;
  /** Vague link names in lower case, and the phrase for a link that opens a new tab. */
  readonly links: { readonly vague: readonly string[]; readonly newTab: RegExp };
}

/** A list as one line: `Tag Tages`; phrases have `_` for spaces. */
export const words = (line: string): string[] => line.split(' ').map((word) => word.replaceAll('_', ' '));

/** Matches the words of a line: patterns with `_` for a space, `*` after letters for more of them, and `…` for other words of the sentence. */
export const anyOf = (line: string): RegExp => {
  const patterns = words(line).map((word) => word.replace(/(?<=[\p{L})])\*|^\*/gu, '\\p{L}*').replaceAll('…', '(?: [^.;]*)? '));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'giu');
};

/** Words, and those that mean the opposite, separated by a bar. */
export const opposites = (text: string): readonly RegExp[] => text.split(' | ').map(anyOf);

/** Forms as one text: the words beside one, a few (where the language has such words) and other amounts, separated by bars. */
export function forms(text: string): Forms {
  const [one = [], ...others] = text.split(/\s*\|\s*/).map(words);
  const [other = [], few] = others.reverse();
  return { one, ...(few && { few }), other };
}
