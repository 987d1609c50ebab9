import type { Duration, Unit } from '../model/fact.ts';
import { groupBy } from '../model/group-by.ts';
import { memoize } from '../model/memoize.ts';
import { allForms, type ContractUnit, type Forms, type Lexicon } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { isFormOf, sharedStart } from './shared-start.ts';
import { unitAbbreviations, unitNames, units } from './unit-names.ts';

/** A period in a message: `2 working days`. */
export function periodInWords({ amount, upTo, unit, calendar }: Duration): string {
  const kind = unit === 'day' && calendar !== 'unspecified' ? `${calendar} ` : '';
  return `${amount}${upTo === undefined ? '' : ` to ${upTo}`} ${kind}${unit}${(upTo ?? amount) === 1 ? '' : 's'}`;
}

interface TextAround {
  readonly language: string;
  /** Clauses are exact: they have no other word after the number, and no plain days for calendar days. */
  readonly isClause: boolean;
}

/**
 * The words that may follow a period's number. Days use the word for the fact's kind of day; without a kind they use the plain word alone,
 * so that all languages promise the same. Other units are plain.
 */
export function unitWordsFor(fact: Duration, language: string): readonly string[] {
  const amount = fact.upTo ?? fact.amount;
  const lexicon = lexiconOf(language);
  const forms = lexicon && formsFor(fact, lexicon);
  const category = rulesOf(language).select(amount);
  return (forms?.[category as keyof Forms] ?? forms?.other) || unitNames(language, fact.unit);
}

/** Whether a period may be printed without a word: CLDR has the plain units, and clauses choose the form that their sentence needs. */
export function needsWord(fact: Duration, { language, isClause }: TextAround): boolean {
  return isWorking(fact) || (isClause && lexiconOf(language) !== undefined);
}

/** Whether the word after a period's number names its unit, in the right number and with the right kind of day. */
export function fits(surface: string, fact: Duration, around: TextAround): boolean {
  const lexicon = lexiconOf(around.language);
  if (!lexicon) return fitsByLikeness(surface, fact, around.language);
  const joined = surface.startsWith('-') ? joinedUnit(surface, lexicon) : undefined;
  if (joined) return joined === fact.unit && (around.isClause ? isPlain(fact) : !isWorking(fact));
  if (!around.isClause) return fitsAmongWords(plainText(surface), fact, around.language);
  return unitWordsFor(fact, around.language).includes(lexicon.leading ? surface.replace(lexicon.leading, '') : surface);
}

const isWorking = ({ unit, calendar }: Duration) => unit === 'day' && calendar === 'working';
const isPlain = ({ unit, calendar }: Duration) => unit !== 'day' || calendar === 'unspecified';

/** Cached: slower to create than to use. */
const rulesOf = memoize((language) => new Intl.PluralRules(language));

function formsFor({ unit, calendar }: Duration, lexicon: Lexicon): Forms | undefined {
  if (unit === 'day' && calendar === 'working') return lexicon.workingDay;
  if (unit === 'day' && calendar === 'calendar') return lexicon.calendarDay;
  return lexicon.units[unit as ContractUnit];
}

/** The unit of a word that a hyphen joins to the number: `-tägigen`. */
function joinedUnit(surface: string, { joined = {} }: Lexicon): Unit | undefined {
  const [word = ''] = surface.slice(1).split(/[^\p{L}]/u);
  return units.find((unit) => joined[unit as ContractUnit]?.test(word.toLowerCase()));
}

const plainText = (surface: string) => surface.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Among other words, the units that are named are that of the fact. A unit alone has the number of the amount. */
function fitsAmongWords(surface: string, fact: Duration, language: string): boolean {
  if (unitAbbreviations(language, fact.unit).includes(surface)) return !isWorking(fact);
  const { pattern, kinds } = phrasesOf(language);
  const named = [...surface.matchAll(pattern)].map(([phrase]) => kinds.get(phrase) ?? []);
  // Plain days are calendar days.
  const facts: readonly Duration[] = fact.calendar === 'calendar' ? [fact, { ...fact, calendar: 'unspecified' }] : [fact];
  const isNamed = named.length > 0 && named.every((of) => facts.some((one) => of.some(([kind]) => kind === kindOf(one))));
  return (
    isNamed && (!kinds.has(surface) || facts.some((one) => unitWordsFor(one, language).some((word) => word.toLowerCase() === surface)))
  );
}

/** Whether a word in lower case names a unit, in any form: Monaten, joined -monatige, but not Monatskarten. */
export function namesUnit(word: string, unit: Unit, language: string): boolean {
  const lexicon = lexiconOf(language);
  if (lexicon ? joinedUnit(`-${word}`, lexicon) === unit : unitNames(language, unit).some((name) => isFormOf(word, name))) return true;
  const isAbbreviation = unitAbbreviations(language, unit).some((known) => known.replace('.', '') === word);
  return (
    (isAbbreviation && (word.length > 1 || word === 'h')) ||
    !!phrasesOf(language)
      .kinds.get(word)
      ?.some(([kind]) => kind === unit)
  );
}

type UnitKind = Unit | 'working' | 'saturday' | 'calendar';

const kindOf = ({ unit, calendar }: Duration): UnitKind => (unit === 'day' && calendar !== 'unspecified' ? calendar : unit);

/** Every phrase that names a unit, with the units that it names, and a pattern that finds the longest. */
const phrasesOf = memoize((language) => {
  const lexicon = lexiconOf(language);
  const { workingDay, calendarDay, saturdayDay } = lexicon ?? {};
  const forms = { ...lexicon?.units, working: workingDay, calendar: calendarDay, saturday: saturdayDay };
  const all: (readonly [UnitKind, string])[] = [
    ...Object.entries(forms).flatMap(([kind, of]) => (of ? allForms(of).map((phrase) => [kind as UnitKind, phrase] as const) : [])),
    ...units.flatMap((unit) => unitNames(language, unit).map((name) => [unit, name] as const)),
  ];
  const kinds = groupBy(all, ([, phrase]) => phrase.toLowerCase());
  const longest = [...kinds.keys()].sort((one, other) => other.length - one.length);
  return { kinds, pattern: new RegExp(`(?<!\\p{L})(?:${longest.join('|')})(?!\\p{L})`, 'gu') };
});

/**
 * In a language without a lexicon: the word is not the name of another unit, and working days are not plain days. Inflected forms are
 * compared by their likeness with the names of CLDR; a word that resembles none is accepted if it is in the script of the language.
 */
function fitsByLikeness(surface: string, fact: Duration, language: string): boolean {
  const word = stem(surface);
  const likeness = (unit: Unit) => Math.max(...unitNames(language, unit).map((name) => commonLength(word, stem(name))));
  const own = likeness(fact.unit);
  if (isWorking(fact) && unitNames(language, 'day').some((name) => stem(name) === word)) return false;
  if (units.some((unit) => likeness(unit) > own)) return false;
  return own > 0 || writtenAlike(word, stem(unitNames(language, fact.unit)[0] ?? ''));
}

/** A word without capitals and marks on letters. */
const stem = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\P{L}+/u, '')
    .trim();

/** The length of a name that a word contains or begins like; 0 if that is too little to prove anything. */
function commonLength(word: string, name: string): number {
  if (name.length > 2 && word.includes(name)) return name.length;
  const length = sharedStart(name, word);
  return length >= Math.ceil(name.length * 0.6) ? length : 0;
}

/** Whether both words have Latin letters, or both have others. */
const writtenAlike = (word: string, name: string) => /\p{Script=Latin}/u.test(word) === /\p{Script=Latin}/u.test(name);
