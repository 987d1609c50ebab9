import type { Entry, FactEntry, SharedContent } from './content.ts';
import { nameOfEdition } from './editions.ts';
import type { DatedFact, Fact } from './fact.ts';

/* Facts whose value changes on a day. */

/** The values of a fact, the earliest first; each has what it does not change from the one before. */
export function valuesOf({ then = [], ...first }: Fact): readonly DatedFact[] {
  let fact = first as Fact;
  return [
    { fact },
    ...then.map(({ from, ...change }) => {
      fact = { ...fact, ...change };
      return { from, fact };
    }),
  ];
}

/** A fact as it is on a day. Without a day it has the value that is written first. */
export function entryOn({ value, file }: Entry<Fact>, day = ''): FactEntry {
  if (!value.then) return { value, file };
  const values = valuesOf(value);
  return { value: values.findLast(({ from }) => from === undefined || from <= day)?.fact ?? value, file, values };
}

type Facts = ReadonlyMap<string, FactEntry>;

/** Content as it is from a day on, as far as its facts are concerned. */
export function contentFrom<Content extends { readonly facts: Facts }>(content: Content, day: string): Content {
  const onThatDay = ({ values = [], value }: FactEntry) => values.findLast(({ from = '' }) => from <= day)?.fact ?? value;
  return { ...content, facts: new Map([...content.facts].map(([id, entry]) => [id, { ...entry, value: onThatDay(entry) }])) };
}

/** The later days on which facts change, in order, with the facts that do. */
export function changesAfter(facts: Facts, today: string): ReadonlyMap<string, readonly string[]> {
  const changes = [...facts].flatMap(([id, { values = [] }]) => values.flatMap(({ from = '' }) => (from > today ? [{ from, id }] : [])));
  const days = [...new Set(changes.map(({ from }) => from))].sort();
  return new Map(days.map((day) => [day, changes.filter(({ from }) => from === day).map(({ id }) => id)]));
}

/** The next day on which a site changes although its files stay. */
export interface NextChange {
  /** ISO date. */
  readonly day: string;
  /** The facts that change, and the editions that come into force: `terms.penalty`, `at@2027-03-01`. */
  readonly names: readonly string[];
}

/** The next day after this one on which facts change or editions come into force. */
export function nextChange({ facts, editions }: Pick<SharedContent, 'facts' | 'editions'>, today: string): NextChange | undefined {
  const ofEditions = editions.flatMap(({ record, withdrawn }) => (withdrawn ? [] : { day: record.inForce, name: nameOfEdition(record) }));
  const ofFacts = [...changesAfter(facts, today)].flatMap(([day, ids]) => ids.map((name) => ({ day, name })));
  const later = [...ofFacts, ...ofEditions].filter(({ day }) => day > today);
  const day = later.map((change) => change.day).sort()[0];
  return day === undefined ? undefined : { day, names: later.filter((change) => change.day === day).map(({ name }) => name) };
}
