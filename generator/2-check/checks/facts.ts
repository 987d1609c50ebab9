import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import type { SharedContent } from '../../model/content.ts';
import { type Count, type Duration, type Fact, type Hours, keyOfFact, type Money, type Score, weekdays } from '../../model/fact.ts';
import { changesAfter, contentFrom } from '../../model/later-values.ts';
import { standardCountry } from '../../model/locale.ts';
import { following } from '../causes.ts';
import type { SiteCheck } from '../content-check.ts';
import { causeOfCountry, missingCountries } from '../missing-countries.ts';
import { type Amount, attributeWords, unknownCurrencies, unknownCurrency, unlikeAmounts } from '../money.ts';
import { unknownLanguage } from '../unknown-language.ts';
import { unknownName } from '../unknown-name.ts';

/** Facts use known currencies, and derived facts equal the result of the facts that they name. */
export const facts: SiteCheck = {
  run: (content, { today }) => {
    const present = valueFaults(content);
    const reported = new Set(present.map(({ message }) => message));
    // Faults of later values are at the value that is written first, so none has a fix.
    const later = [...changesAfter(content.facts, today).keys()].flatMap((day) =>
      valueFaults(contentFrom(content, day)).flatMap(({ fixIntent: _, ...fault }) => {
        if (reported.has(fault.message)) return [];
        reported.add(fault.message);
        return { ...fault, message: `From ${day} on: ${fault.message}` };
      }),
    );
    return [...present, ...later];
  },
};

function valueFaults(content: SharedContent): Diagnostic[] {
  return [...content.facts].flatMap(([id, { value, file }]): Diagnostic | Diagnostic[] => {
    const fact = { content, id, file, value };
    const elsewhere = unknownCountries(fact);
    if (elsewhere.length) return elsewhere;
    if (value.kind === 'count') return counting({ ...fact, value });
    if (value.kind === 'duration') return range({ ...fact, value });
    if (value.kind === 'score') return score({ ...fact, value });
    if (value.kind === 'hours') return openingHours({ ...fact, value });
    if (value.kind !== 'money') return [];
    const unknown = unknownCurrencies(value).flatMap(({ currency, path }) =>
      unknownCurrency(currency, placeIn(fact, path), `The fact '${id}' is in '${currency}', which is not a currency code.`),
    );
    const unlisted = Object.keys(value.in ?? {}).flatMap((name) => {
      const use = `The fact '${id}' differs for readers of '${name}'`;
      return unknownLanguage(name, { ...placeIn(fact, ['in', name]), content, use, isKey: true });
    });
    return [...unlisted, ...(!unknown.length && value.derived ? [derivation({ ...fact, value })].flat() : unknown)];
  });
}

interface FactToCheck<Value = unknown> {
  readonly content: SharedContent;
  readonly id: string;
  readonly file: string;
  readonly value: Value;
}

/** The place of a value in a fact, or in another one that it names. */
const placeIn = ({ content, file, id: own }: FactToCheck, path: readonly string[], id = own) => ({
  file: content.facts.get(id)?.file ?? file,
  dataPath: [keyOfFact(id), ...path],
});

/** A derived count, compared with the content. */
function counting(fact: FactToCheck<Count>): Diagnostic | Diagnostic[] {
  const { amount, derived } = fact.value;
  if (!derived) return [];
  const { countries, locales } = fact.content;
  const names = derived.count === 'countries' ? [...countries.keys()] : [...new Set(locales.map(({ language }) => language))];
  const [found, expected] = [String(amount), String(names.length)];
  if (found === expected) return [];
  const fixIntent = { title: `Write ${expected}`, changes: [{ replace: found, by: expected }] };
  const missing = derived.count === 'countries' ? missingCountries(fact.content) : [];
  const fault = finding('WL1010', { ...placeIn(fact, ['amount']), found, expected, fixIntent }, [
    `The fact '${fact.id}' is ${found}, but the site has ${expected} ${derived.count}: ${names.sort().join(', ')}.`,
    `Write ${expected}; sentences with this fact follow.`,
  ]);
  const [first] = missing;
  return first !== undefined && missing.length === amount - names.length ? following(fault, causeOfCountry(first)) : fault;
}

/** Countries where a fact holds. A contract, and its facts, may be of a country that the site does not have. */
function unknownCountries(fact: FactToCheck<Fact>): Diagnostic[] {
  const { countries } = fact.content;
  return (fact.value.countries ?? []).flatMap((name, index) =>
    standardCountry(name) === name
      ? []
      : unknownName('WL1014', { ...placeIn(fact, ['countries', String(index)]), name, among: countries, noun: 'countries' }, [
          `The fact '${fact.id}' holds in '${name}', which is not a country.`,
        ]),
  );
}

/** A score is not better than the best one. */
function score(fact: FactToCheck<Score>): Diagnostic | Diagnostic[] {
  const { tenths, outOf } = fact.value;
  if (tenths <= 10 * outOf) return [];
  return finding('WL1013', { ...placeIn(fact, ['tenths']), found: String(tenths) }, [
    `The score '${fact.id}' is ${tenths / 10}, but the best one is ${outOf}.`,
    'It is counted in tenths: write 49 for 4.9.',
  ]);
}

/** The two ends of a range, the smaller one first. */
function range(fact: FactToCheck<Duration>): Diagnostic | Diagnostic[] {
  const { amount, upTo, unit } = fact.value;
  if (upTo === undefined || upTo > amount) return [];
  return finding('WL1013', { ...placeIn(fact, ['upTo']), found: String(upTo) }, [
    `The fact '${fact.id}' goes from ${amount} up to ${upTo} ${unit}${upTo === 1 ? '' : 's'}; the second number must be larger.`,
    upTo === amount ? "Delete 'upTo': both ends are equal." : `To swap the ends, write amount: ${upTo} and upTo: ${amount}.`,
  ]);
}

/** Hours that end before they begin, and spans that have a time in common. Opening hours past midnight need two spans. */
function openingHours(fact: FactToCheck<Hours>): Diagnostic[] {
  const { spans } = fact.value;
  return spans.flatMap((span, index) => {
    const { opens, closes } = span;
    if (opens >= closes)
      return finding('WL1013', placeIn(fact, ['spans', String(index), 'closes']), [
        `The hours '${fact.id}' begin at ${opens} and end at ${closes}, which is not later.`,
        'Correct one of the two. Hours that go past midnight are two spans, the first of which ends at 24:00.',
      ]);
    const other = spans.slice(0, index).find((before) => before.opens < closes && opens < before.closes && shareDay(before, span));
    return other
      ? finding('WL1013', placeIn(fact, ['spans', String(index)]), [
          `The hours '${fact.id}' contain ${inWords(span)}, and ${inWords(other)}, which have a time in common.`,
          'Write each time once: correct the days or the times of one of the two.',
        ])
      : [];
  });
}

type Span = Hours['spans'][number];

const inWords = ({ from, to, opens, closes }: Span) => `${from} to ${to}, ${opens} to ${closes}`;
const shareDay = (one: Span, other: Span) => daysOf(one).some((day) => daysOf(other).includes(day));

/** The days of a span, as numbers. It may go past Sunday. */
function daysOf({ from, to }: Span): number[] {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
  return weekdays.map((_, day) => day).filter((day) => (first <= last ? first <= day && day <= last : day >= first || day <= last));
}

/** Amounts that cannot be added or subtracted. */
function unlike(fact: FactToCheck<Money>, terms: readonly string[]): Diagnostic | undefined {
  const { content, id, value } = fact;
  const difference = unlikeAmounts([{ id, value }, ...terms.flatMap((term) => moneyOf(content, term))]);
  if (!difference) return undefined;
  const { attribute, first, others } = difference;
  const words = (amount: Amount) => `'${amount.id}' is ${attributeWords(attribute, amount.value)}`;
  const list = others.map(words).join(', ');
  const related = others.map((other) => ({
    ...placeIn(fact, attribute in other.value ? [attribute] : [], other.id),
    message: `${words(other)}.`,
  }));
  return finding('WL1010', { ...placeIn(fact, ['derived']), related }, [
    first.id === id
      ? `The fact ${words(first)}, but of the amounts that it is derived from ${list}.`
      : `Of the amounts that the fact '${id}' is derived from, ${words(first)}, but ${list}.`,
    `Amounts are added and subtracted ${rules[attribute]}, or remove the amount.`,
  ]);
}

const rules = {
  currency: 'in one currency: correct the currency that is wrong',
  per: 'for one period: correct the period that is wrong',
  tax: 'all net or all gross: correct the one that is wrong',
} as const;

function derivation(fact: FactToCheck<Money>): Diagnostic | Diagnostic[] {
  const { content, id, value } = fact;
  const { sum, difference } = value.derived ?? {};
  const terms = sum ?? difference ?? [];
  const unknown = terms.filter((term) => content.facts.get(term)?.value.kind !== 'money');
  if (unknown.length) {
    return unknown.map((term) =>
      finding('WL1009', { ...placeIn(fact, ['derived']), cause: `fact ${term}` }, [
        `The fact '${id}' is derived from '${term}', which is not an amount of money among the facts.`,
        suggestion(term, [...content.facts.keys()], 'facts'),
      ]),
    );
  }
  const circle = circleOf(content, id);
  if (circle.length) return circle.toSorted()[0] === id ? inCircle(fact, circle) : [];
  const mixed = unlike(fact, terms);
  if (mixed) return mixed;
  const amounts = terms.map((term) => minorOf(content, term));
  const expected = sum ? amounts.reduce((total, amount) => total + amount, 0) : (amounts[0] ?? 0) - (amounts[1] ?? 0);
  if (expected === value.minor) return [];
  const related = terms.map((term) => ({ ...placeIn(fact, [], term), message: `'${term}' is ${minorOf(content, term)}.` }));
  return finding('WL1010', { ...placeIn(fact, ['minor']), found: String(value.minor), expected: String(expected), related }, [
    `The fact '${id}' is ${value.minor}, but ${terms.join(sum ? ' + ' : ' − ')} gives ${expected}.`,
    'One of these amounts is wrong; correct it.',
  ]);
}

/** Facts that are derived from each other, reported at the first of them. */
function inCircle(fact: FactToCheck, circle: readonly string[]): Diagnostic {
  const related = circle.slice(1).map((other) => ({ ...placeIn(fact, ['derived'], other), message: `'${other}' is derived here.` }));
  return finding('WL1010', { ...placeIn(fact, ['derived']), related }, [
    circle.length === 1
      ? `The fact '${fact.id}' is derived from itself.`
      : `These facts are derived from each other in a circle: ${[...circle, fact.id].join(' → ')}.`,
    'Delete `derived` from one of them: the amount that all others are derived from must be written.',
  ]);
}

/** The facts through which a fact is derived from itself, itself first; empty if it is not. */
function circleOf(content: SharedContent, id: string): string[] {
  const reach = (trail: readonly string[]): string[] => {
    for (const term of termsOf(content, trail.at(-1) ?? '')) {
      if (term === id) return [...trail];
      const circle = trail.includes(term) ? [] : reach([...trail, term]);
      if (circle.length) return circle;
    }
    return [];
  };
  return reach([id]);
}

const termsOf = (content: SharedContent, id: string): readonly string[] =>
  moneyOf(content, id).flatMap(({ value: { derived } }) => derived?.sum ?? derived?.difference ?? []);

const minorOf = (content: SharedContent, id: string) => moneyOf(content, id)[0]?.value.minor ?? 0;

function moneyOf({ facts: known }: SharedContent, id: string): Amount[] {
  const value = known.get(id)?.value;
  return value?.kind === 'money' ? [{ id, value }] : [];
}
