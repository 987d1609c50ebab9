import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { tokenText } from '../../diagnostics/suggestion.ts';
import { currencyNouns, currencyWords } from '../../language/currency-words.ts';
import { allForms } from '../../language/lexicon.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { unitName, unitNames, units } from '../../language/unit-names.ts';
import { fits, needsWord, periodInWords, unitWordsFor } from '../../language/unit-words.ts';
import { isBlank } from '../../model/blank.ts';
import type { SharedContent } from '../../model/content.ts';
import { currencies } from '../../model/currencies.ts';
import type { Duration, Fact, Unit } from '../../model/fact.ts';
import { englishName } from '../../model/language-name.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { memoize } from '../../model/memoize.ts';
import { type Token, tokensIn } from '../../model/text-tokens.ts';
import type { TextCheck } from '../content-check.ts';
import { markedTexts, type PlacedText } from '../text-sets.ts';

/**
 * The unit word of a period fits the fact, in every text: unit, number, calendar or working days. In clauses, terms have a word. A value
 * prints its unit, percent sign or currency itself, so that none is beside it.
 */
export const unitWords: TextCheck = {
  runOn: (texts, { facts }) =>
    markedTexts(texts).flatMap((text) => [
      ...besideValues(text, facts),
      ...tokensIn(text.text).flatMap((token): Diagnostic | Diagnostic[] => {
        const fact = token.kind === 'fact' ? facts.get(token.id)?.value : undefined;
        // A format of the site decides about its words itself.
        if (fact?.kind === 'duration' && fact.format === undefined) return ofPeriod(text, token, fact);
        const isNamed = token.kind === 'def' || token.kind === 'term' || token.kind === 'doc';
        // A name that cannot exist is reported as such, as {term:customer/Kunde}.
        return isNamed && text.isClause && /^[\w-]+$/.test(token.id) && isBlank(token.surface ?? '') ? withoutWord(text, token) : [];
      }),
    ]),
};

const nameOf = ({ dataPath, isClause }: PlacedText) => dataPath.slice(isClause ? 1 : 0).join('.');

function withoutWord(text: PlacedText, { kind, id }: Token): Diagnostic {
  return finding('WL4011', { file: text.file, dataPath: text.dataPath }, [
    `'${nameOf(text)}' names {${kind}:${id}} without the word to print.`,
    `Write the word after a bar: {${kind}:${id}|…}.`,
  ]);
}

/** Units, signs and currencies that are typed beside a value: `{fact:tax} %` reads '19 % %'. */
function besideValues(place: PlacedText, facts: SharedContent['facts']): Diagnostic[] {
  const { text, language, file, dataPath } = place;
  return [...text.matchAll(/\{fact:([^{}|]*)[^{}]*\}/g)].flatMap(({ 0: token, 1: id = '', index }) => {
    const fact = facts.get(id.trim())?.value;
    const unit = fact && fact.format === undefined ? typedUnit(fact)(language) : undefined;
    if (!unit) return [];
    // ${fact:…} is reported as WL2004.
    const [before, after] = [text.slice(0, index).replace(/\$$/, ''), text.slice(index + token.length)];
    const typed = unit.behind.exec(after)?.[1] ?? unit.ahead.exec(before)?.[1];
    const period = fact?.kind === 'money' ? periodIn(after, language) : undefined;
    if (fact?.kind === 'money' && period && period.unit !== fact.per)
      return finding('WL4011', { file, dataPath, found: token + period.written, ...(!fact.per && { cause: `period of ${id}` }) }, [
        `'${nameOf(place)}' has '${period.written.trim()}' behind ${token}, but this amount ${fact.per ? `is per ${fact.per}` : 'has no period'}.`,
        fact.per ? `Write the word for ${fact.per}, or take another fact.` : `Add per: '${period.unit}' to the fact, or take another fact.`,
      ]);
    if (typed === undefined) return [];
    return finding('WL4011', { file, dataPath, found: token }, [
      `'${nameOf(place)}' has '${typed}' beside ${token}, which prints its own.`,
      `Remove '${typed}'${fact?.kind === 'duration' ? ', or write the word after a bar' : ''}.`,
    ]);
  });
}

/** Fact → language → the patterns of its units behind and ahead of the number. Cached: the same fact is in many texts. */
const typedUnit = memoize(
  (fact: Fact) =>
    memoize((language) => {
      const names = unitsOf(fact, language).map(literalPattern).join('|');
      if (!names) return null;
      return { behind: new RegExp(`^[\\s-]?(${names})(?!\\p{L})`, 'u'), ahead: new RegExp(`(?<!\\p{L})(${names})\\s?$`, 'u') };
    }),
  new WeakMap(),
);

/** The signs of percent and of currencies that are not letters. */
const signs = ['%', '٪', '％', '€', '$', '£', '¥', '₹', '₺', '₽', '₩', '₴'];

/** The period behind an amount: `per week`, `im Monat`, `/day`, but not `this week`. */
function periodIn(after: string, language: string): { readonly unit: Unit; readonly written: string } | undefined {
  const [written, name = ''] = /^(?:\s?\/\s?|\s(?:per|pe|pro|par|por|im|am|je|an?|al|ao|na|za|om|i)\s)(\p{L}+)(?!\s?\d)/u.exec(after) ?? [];
  const unit = written === undefined ? undefined : units.find((one) => unitName(language, one) === name.toLowerCase());
  return written === undefined || unit === undefined ? undefined : { unit, written };
}

/** The units, signs and names that may follow or precede the number of a fact in a language. */
function unitsOf(fact: Fact, language: string): readonly string[] {
  switch (fact.kind) {
    case 'duration':
      return [
        ...units.slice(units.indexOf('minute')).flatMap((unit) => unitWordsFor({ ...fact, unit, calendar: 'unspecified' }, language)),
        ...signs,
      ];
    case 'percent':
      return [...unitNames(language, 'percent'), ...signs];
    case 'money':
      return [...currencies, ...currencyNouns(language), ...currencyWords(`${fact.currency} ${language}`), ...signs];
    default:
      return [];
  }
}

function ofPeriod(text: PlacedText, { id, surface }: Token, fact: Duration): Diagnostic[] {
  const { language, file, dataPath } = text;
  if (surface === undefined ? !needsWord(fact, text) : surface.trim() && fits(surface, fact, text)) return [];
  // Without a lexicon the words for working days are not known.
  const allowed = unitWordsFor(fact, language).filter((word) => fits(word, fact, text));
  const expected = allowed.length ? { expected: allowed.map((word) => `{fact:${id}|${word}}`).join(' or ') } : {};
  const correction = allowed.length === 1 && fix(id, surface, allowed[0] ?? '');
  const period = `the fact is ${periodInWords(fact)}${open(fact)}`;
  return [
    finding('WL4011', { file, dataPath, cause: `unit of ${id}`, found: tokenText('fact', id, surface), ...expected, ...correction }, [
      surface?.trim()
        ? `'${nameOf(text)}' gives {fact:${id}} the word '${surface}', which does not fit in ${englishName(language)}: ${countsSaturday(surface, language)}${period}.`
        : `'${nameOf(text)}' names {fact:${id}} without its unit; ${period}.`,
      `Write the word in the form that the sentence needs, after a bar: {fact:${id}|${allowed[0] ?? '…'}}${others(allowed)}.`,
    ]),
  ];
}

/** A period with only one form in the language can be fixed. If another word is there, its author decides. */
function fix(fact: string, surface: string | undefined, word: string): Pick<Diagnostic, 'fixIntent' | 'suggestionIntent'> {
  const by = tokenText('fact', fact, word);
  const write = { title: `Write ${by}`, changes: [{ replace: tokenText('fact', fact, surface), by }] };
  return surface?.trim() ? { suggestionIntent: write } : { fixIntent: write };
}

const open = ({ unit, calendar }: Duration) =>
  unit === 'day' && calendar === 'unspecified' ? ' and leaves open whether calendar or working days' : '';

/** A word that is only wrong about Saturdays is easily overlooked. */
function countsSaturday(surface: string, language: string): string {
  const saturdayDay = lexiconOf(language)?.saturdayDay;
  return saturdayDay && allForms(saturdayDay).includes(surface) ? 'it counts Saturdays too, and ' : '';
}

const others = ([, ...rest]: readonly string[]) => (rest.length ? `, or with ${rest.join(', ')}` : '');
