import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction, suggestion } from '../../diagnostics/suggestion.ts';
import type { SharedContent } from '../../model/content.ts';
import { type Count, type Duration, type Hours, keyOfFact, type Money } from '../../model/fact.ts';
import { currencies } from '../../model/vocabulary.ts';
import type { SiteCheck } from '../content-check.ts';
import { unknownCurrencies } from '../fact-currencies.ts';
import { type Amount, attributeWords, unlikeAmounts } from '../unlike-amounts.ts';

/** Facts use known currencies, and derived facts equal the result of the facts that they name. */
export const facts: SiteCheck = {
  name: 'facts',
  run: (content) =>
    [...content.facts].flatMap(([id, { value, file }]) => {
      const fact = { content, id, file, value };
      if (value.kind === 'count') return counting({ ...fact, value });
      if (value.kind === 'duration') return range({ ...fact, value });
      if (value.kind === 'hours') return openingHours({ ...fact, value });
      const unknown = unknownCurrencies(value);
      if (unknown.length) {
        return unknown.map(({ currency, path }) =>
          fault(fact, path, {
            code: 'WL1006',
            message: `The fact '${id}' is in '${currency}', which is no currency that Wortlaut knows.`,
            ...correction(currency, Object.keys(currencies), { noun: 'currencies' }),
          }),
        );
      }
      return value.kind === 'money' && value.derived ? derivation({ ...fact, value }) : [];
    }),
};

interface FactToCheck<Value = unknown> {
  readonly content: SharedContent;
  readonly id: string;
  readonly file: string;
  readonly value: Value;
}

/** What is wrong with the value at a path in a fact. */
const fault = ({ id, file }: FactToCheck, path: readonly string[], { code, ...rest }: Omit<Diagnostic, 'severity'>): Diagnostic =>
  finding(code, { file, dataPath: [keyOfFact(id), ...path], ...rest });

/** The place of a value in another fact. */
const placeIn = ({ content, file }: FactToCheck, id: string, path: readonly string[] = []) => ({
  file: content.facts.get(id)?.file ?? file,
  dataPath: [keyOfFact(id), ...path],
});

/** A derived count, compared with what the site has. */
function counting(fact: FactToCheck<Count>): Diagnostic[] {
  const { id, content, value } = fact;
  const { amount, derived } = value;
  if (!derived) return [];
  const { countries, locales } = content;
  const found = derived.count === 'countries' ? [...countries.keys()] : [...new Set(locales.map(({ language }) => language))];
  if (found.length === amount) return [];
  const [written, by] = [String(amount), String(found.length)];
  return [
    fault(fact, ['amount'], {
      code: 'WL1010',
      found: written,
      expected: by,
      message: `The fact '${id}' is ${written}, but the site has ${by} ${derived.count}: ${found.sort().join(', ')}.`,
      hint: `Write ${by}; the sentences that print it follow.`,
      fixIntent: { title: `Write ${by}`, changes: [{ replace: written, by }] },
    }),
  ];
}

/** The two ends of a range, the smaller one first. */
function range(fact: FactToCheck<Duration>): Diagnostic[] {
  const { amount, upTo, unit } = fact.value;
  if (upTo === undefined || upTo > amount) return [];
  return [
    fault(fact, ['upTo'], {
      code: 'WL1013',
      found: String(upTo),
      message: `The fact '${fact.id}' goes from ${amount} up to ${upTo} ${unit}${upTo === 1 ? '' : 's'}; the second number must be the larger one.`,
      hint: upTo === amount ? "Leave out 'upTo': it is no range." : `Write amount: ${upTo} and upTo: ${amount} if that is what is meant.`,
    }),
  ];
}

/** Hours that end before they begin. Opening hours past midnight need two spans. */
function openingHours(fact: FactToCheck<Hours>): Diagnostic[] {
  return [...fact.value.spans.entries()]
    .filter(([, { opens, closes }]) => opens >= closes)
    .map(([index, { opens, closes }]) =>
      fault(fact, ['spans', String(index), 'closes'], {
        code: 'WL1013',
        message: `The hours '${fact.id}' begin at ${opens} and end at ${closes}, which is not later.`,
        hint: 'Correct one of the two. Hours that go past midnight are two spans.',
      }),
    );
}

/** Amounts that cannot be added or subtracted. */
function unlike(fact: FactToCheck<Money>, terms: readonly string[]): Diagnostic[] {
  const { content, id, value } = fact;
  const found = unlikeAmounts([{ id, value }, ...terms.flatMap((term) => moneyOf(content, term))]);
  if (!found) return [];
  const { attribute, first, others } = found;
  const written = others.map((other) => `'${other.id}' is ${attributeWords(attribute, other.value)}`).join(', ');
  const is = attributeWords(attribute, first.value);
  return [
    fault(fact, ['derived'], {
      code: 'WL1010',
      message:
        first.id === id
          ? `The fact '${id}' is ${is}, but of the amounts that it follows from ${written}.`
          : `Of the amounts that the fact '${id}' follows from, '${first.id}' is ${is}, but ${written}.`,
      hint: `Amounts are added and subtracted ${rules[attribute]}, or take the amount out.`,
      related: others.map((other) => ({
        ...placeIn(fact, other.id, attribute in other.value ? [attribute] : []),
        message: `'${other.id}' is ${attributeWords(attribute, other.value)}.`,
      })),
    }),
  ];
}

const rules = {
  currency: 'in one currency: correct the currency that is wrong',
  per: 'for one period: correct the period that is wrong',
  tax: 'all net or all gross: correct the one that is wrong',
} as const;

function derivation(fact: FactToCheck<Money>): Diagnostic[] {
  const { content, id, value } = fact;
  const { sum, difference } = value.derived ?? {};
  const terms = sum ?? difference ?? [];
  const unknown = terms.filter((term) => content.facts.get(term)?.value.kind !== 'money');
  if (unknown.length) {
    return unknown.map((term) =>
      fault(fact, ['derived'], {
        code: 'WL1009',
        message: `The fact '${id}' is derived from '${term}', which is no amount of money among the facts.`,
        hint: suggestion(term, [...content.facts.keys()], 'facts'),
        cause: `fact ${term}`,
      }),
    );
  }
  const circle = circleOf(content, id);
  if (circle.length) return circle.toSorted()[0] === id ? [inCircle(fact, circle)] : [];
  const mixed = unlike(fact, terms);
  if (mixed.length) return mixed;
  const amounts = terms.map((term) => minorOf(content, term));
  const expected = sum ? amounts.reduce((total, amount) => total + amount, 0) : (amounts[0] ?? 0) - (amounts[1] ?? 0);
  if (expected === value.minor) return [];
  return [
    fault(fact, ['minor'], {
      code: 'WL1010',
      found: String(value.minor),
      expected: String(expected),
      message: `The fact '${id}' is ${value.minor}, but ${terms.join(sum ? ' + ' : ' − ')} gives ${expected}.`,
      hint: 'One of these amounts is wrong; correct it.',
      related: terms.map((term) => ({ ...placeIn(fact, term), message: `'${term}' is ${minorOf(content, term)}.` })),
    }),
  ];
}

/** Facts that are derived from each other, reported at the first of them. */
function inCircle(fact: FactToCheck, circle: readonly string[]): Diagnostic {
  const all = [...circle, fact.id].join(' → ');
  return fault(fact, ['derived'], {
    code: 'WL1010',
    message:
      circle.length === 1
        ? `The fact '${fact.id}' is derived from itself.`
        : `These facts are derived from each other in a circle, so that none of them says what the others are: ${all}.`,
    hint: 'Take derived out of one of them: an amount that all others follow from follows from nothing.',
    related: circle.slice(1).map((other) => ({ ...placeIn(fact, other, ['derived']), message: `'${other}' is derived here.` })),
  });
}

/** The facts through which a fact is derived from itself, itself first; empty if it is not. */
function circleOf(content: SharedContent, id: string): string[] {
  const reach = (trail: readonly string[]): string[] => {
    for (const term of termsOf(content, trail.at(-1) ?? '')) {
      if (term === id) return [...trail];
      const found = trail.includes(term) ? [] : reach([...trail, term]);
      if (found.length) return found;
    }
    return [];
  };
  return reach([id]);
}

function termsOf(content: SharedContent, id: string): readonly string[] {
  return moneyOf(content, id).flatMap(({ value: { derived } }) => derived?.sum ?? derived?.difference ?? []);
}

const minorOf = (content: SharedContent, id: string) => moneyOf(content, id)[0]?.value.minor ?? 0;

/** A fact, if it is an amount of money. */
function moneyOf({ facts: known }: SharedContent, id: string): Amount[] {
  const value = known.get(id)?.value;
  return value?.kind === 'money' ? [{ id, value }] : [];
}
