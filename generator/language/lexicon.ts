import type { Counted, Unit } from '../model/fact.ts';

/** The forms of a unit word, by the plural category of the amount beside it (CLDR). What has no form of its own takes `other`. */
export interface Forms {
  readonly one: readonly string[];
  /** Slavic languages: 2 to 4. */
  readonly few?: readonly string[];
  readonly other: readonly string[];
}

/** Units that a contract counts in. */
export type ContractUnit = Exclude<Unit, 'millisecond' | 'second'>;

/** Every form of a word. */
export const allForms = ({ one, few = [], other }: Forms): string[] => [...one, ...few, ...other];

/** What the checks know of a language: small, and only what they compare. */
export interface Lexicon {
  /** Its name in a message. */
  readonly name: string;
  readonly units: Readonly<Record<ContractUnit, Forms>>;
  /** Monday to Friday. */
  readonly workingDay: Forms;
  /** Monday to Saturday, where the language has a word for it: a period in such days ends earlier than one in working days. */
  readonly saturdayDay?: Forms;
  readonly calendarDay: Forms;
  /** What may stand between the number and the unit: `2 premiers mois`. */
  readonly leading?: RegExp;
  /** Units joined to the number by a hyphen: `30-tägigen`. */
  readonly joined?: Readonly<Partial<Record<ContractUnit, RegExp>>>;
  /** Words, in small letters, that are numbers wherever they stand. Articles, 'first' and 'third party' are none. */
  readonly numbers: RegExp;
  /** Words that are numbers beside a unit alone: `one month`, `im zweiten Jahr`, `acht Tage` but not `außer Acht`. */
  readonly besideUnit: RegExp;
  /** What the site has several of, as a word in small letters behind its number. */
  readonly counted: Readonly<Record<Counted, RegExp>>;
  /** Quotation marks in pairs, the usual ones first. */
  readonly quotes: readonly (readonly [opening: string, closing: string])[];
  /** Words that may stand twice in a row: `für die die Frist gilt`. */
  readonly doubled?: readonly string[];
  /** How a label says that its field must be filled in, and that it may stay empty. */
  readonly form: { readonly required: RegExp; readonly optional: RegExp };
  /** Names, in small letters, that say nothing of where a link leads; and how one says that it opens a new tab. */
  readonly links: { readonly vague: readonly string[]; readonly newTab: RegExp };
  /** Words and names, in small letters, that it has taken over as another language spells them. */
  readonly borrowed?: readonly string[];
}

/** A list written as one line: `Tag Tages`; a phrase has `_` for its space. */
export const words = (line: string): string[] => line.split(' ').map((word) => word.replaceAll('_', ' '));
