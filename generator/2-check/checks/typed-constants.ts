import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { tokenText } from '../../diagnostics/suggestion.ts';
import { amountsTyped } from '../../language/amounts.ts';
import type { SharedContent } from '../../model/content.ts';
import type { Fact } from '../../model/fact.ts';
import { groupBy } from '../../model/group-by.ts';
import { withoutMarkup } from '../../model/inline-markup.ts';
import { lazy, memoize } from '../../model/memoize.ts';
import { numberForms, numberWord } from '../../model/number-words.ts';
import { writtenClauses } from '../../model/written-clauses.ts';
import { clausesInLanguages } from '../clause-translations.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { causeOfLostSlot, lostNumbers, otherTexts } from '../lost-slots.ts';
import { numbersIn } from '../numbers.ts';
import { readersOfText } from '../readers-of-texts.ts';
import { markedTexts, placedTexts, type TextSet } from '../text-sets.ts';
import { contactsTyped, otherContactIn } from '../typed-contacts.ts';
import { otherHoursIn } from '../typed-dates.ts';
import { amountIn, factsTyped, type Nouns } from '../typed-facts.ts';

/**
 * Texts refer to facts instead of literal values, which become outdated when the fact changes. Only a number beside the fact's currency,
 * unit, sign or name counts, and amounts that are too large for anything else.
 */
export const typedConstants: TextCheck = {
  runOn: (texts, content) => {
    const nouns = lazy(() => nounsIn(texts));
    const ofEachUnit = unitsOf(content.facts);
    return placedTexts(texts).flatMap(({ language, text, original = text, file, dataPath, isClause }): Diagnostic | Diagnostic[] => {
      // Another check forbids literal numbers in clauses of contracts.
      if (isClause) return [];
      const [contact] = contactsTyped(content.brand.value, text);
      if (contact) {
        const [slot, found] = [`brand:${contact.name}`, contact.written];
        return finding('WL2011', { file, dataPath, found, expected: `{${slot}}`, ...causeOf({ file, dataPath }, [slot]) }, [
          `'${dataPath.join('.')}' contains '${found}', which is '${contact.name}' of ${content.brand.file}.`,
          `Write {${slot}}, so that it is the same everywhere.`,
        ]);
      }
      const typed = factsTyped(content, language, { text, nouns });
      const other: OtherValue | undefined = typed.size
        ? undefined
        : (otherContactIn(content, text) ??
          otherHours(content, language, text) ??
          amountIn(text, language, ofEachUnit) ??
          otherNumber(text, original));
      if (!typed.size && !other) return [];
      const lost = lostNumbers(text, otherTexts(texts, file, dataPath));
      // In the place of a fact, that is reported as missing.
      if (other && lost.length) return [];
      if (other)
        return finding('WL2011', { severity: 'warning', file, dataPath, found: other.written }, [
          `'${dataPath.join('.')}' contains the ${other.what} '${other.written}', which ${other.lacks ?? 'no fact has'}.`,
          other.hint ?? 'Add it to content/facts and write {fact:…}, so that it is the same everywhere.',
        ]);
      const readers = lazy(() => readersOfText(content, texts.page, { language, path: dataPath }));
      const holds = (id: string) => readers().every((country) => content.facts.get(id)?.value.countries?.includes(country) ?? true);
      return [...typed].map(([written, all]) => {
        const ids = likeliest(all.some(holds) ? all.filter(holds) : all, lost);
        const { tokens, chance } = replacement(written, ids, { facts: content.facts, language });
        return finding('WL2011', { file, dataPath, found: written, expected: tokens, ...causeOf({ file, dataPath }, ids.map(slotOf)) }, [
          `'${dataPath.join('.')}' contains '${written}', which is the fact '${ids.join("' or '")}'.`,
          `Write ${tokens}. If ${chance}.`,
        ]);
      });
    });
  },
};

/** A value that neither a fact nor the brand has. */
interface OtherValue {
  readonly what: string;
  readonly written: string;
  /** The end of the sentence about it, and the remedy; absent if a fact is missing. */
  readonly lacks?: string;
  readonly hint?: string;
}

/** One fact of each currency and kind. */
const unitsOf = memoize((facts: SharedContent['facts']) => {
  const unitOf = ({ value }: { value: Fact }) => (value.kind === 'money' ? value.currency : value.kind);
  return [...groupBy(facts.values(), unitOf).values()].flatMap(([first]) => first?.value ?? []);
}, new WeakMap());

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
    chance: hasWord ? 'it counts something else, name that before the noun' : 'the number is equal by chance, add it to content/facts',
  };
}

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
  const both = ids.filter((id) => lost.includes(slotOf(id)));
  return both.length ? both : ids;
}

const slotOf = (id: string) => `fact:${id}`;

/** A number in the place of one fact or reference has the same cause as the missing placeholder. */
const causeOf = ({ file, dataPath }: { file: string; dataPath: readonly string[] }, [slot, ...others]: readonly string[]) =>
  slot !== undefined && !others.length && { cause: causeOfLostSlot(file, dataPath, slot) };

/** Hours that contradict the facts of the site: none of them has these times. */
function otherHours({ facts }: Pick<SharedContent, 'facts'>, language: string, text: string) {
  const hours = new Map([...facts].flatMap(([id, { value }]) => (value.kind === 'hours' ? [[id, value] as const] : [])));
  if (!hours.size || !/\p{Nd}/u.test(text)) return undefined;
  const written = otherHoursIn(withoutMarkup(text), [...hours.values()], language);
  const tokens = [...hours.keys()].map((id) => `{fact:${id}}`).join(' or ');
  return written === undefined ? undefined : { what: 'hours', written, hint: `Write ${tokens}, or add a fact with these hours.` };
}

/** A number of a translation, and the one that its source has instead: © 2023. Small numbers may be words or hours. */
function otherNumber(text: string, source: string): OtherValue | undefined {
  const [own = [], others = []] = [text, source].map((one) =>
    numbersIn(withoutMarkup(one)).filter(({ value }) => value > 24 && Number.isInteger(value)),
  );
  const [written] = own.filter(({ value }) => !others.some((other) => other.value === value)).map((number) => number.written);
  const [lost] = others.filter(({ value }) => !own.some((other) => other.value === value));
  if (written === undefined || !lost) return undefined;
  return { what: 'number', written, lacks: `is '${lost.written}' in the source text`, hint: 'Correct the one that is wrong.' };
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
      const others = (clause === source ? translations : source ? [source] : []).map((other) => other.text);
      const lost = lostNumbers(text, others);
      return amounts.map((found) => {
        const all = [...idsByText].flatMap(([written, ids]) => (written.includes(found) || found.includes(written) ? ids : []));
        const slots = all.length ? likeliest(all, lost).map(slotOf) : amounts.length === 1 && lost.length === 1 ? lost : [];
        return finding('WL4010', { file, dataPath, found, ...causeOf(clause, slots) }, [
          `'${id}' contains '${found}'; a contract takes every number from a fact, so that all languages have the same.`,
          slots.length
            ? `Write ${slots.map((slot) => `{${slot}}`).join(' or ')} instead.`
            : 'Write {fact:…} instead and add the number to content/facts; for the number of a clause write {ref:…}.',
        ]);
      });
    });
  },
};
