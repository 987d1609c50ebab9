import type { Condition, Names, Sum } from '../../model/claim-conditions.ts';
import type { ClaimPlace } from '../../model/claim-places.ts';
import type { Claim, Side } from '../../model/claims.ts';
import type { Content, SharedContent } from '../../model/content.ts';
import type { Money } from '../../model/fact.ts';
import { lineageOf } from '../../model/page-copies.ts';
import { type Amount, unlikeAmounts } from '../money.ts';
import { factWords } from './fact-words.ts';

/** The places that a condition requires. Places whose existence it tests may be missing. */
export function placesOf(condition: Condition): ClaimPlace[] {
  if (condition.test === 'locale') return [{ in: 'address', address: condition.address }];
  if (condition.test === 'agree') return [...condition.settings];
  if (condition.test === 'thisYear') return [condition.place];
  return [...ofFacts(factsIn(condition).flatMap(({ id }) => id ?? [])), ...namesIn(condition).flatMap(placesIn)];
}

/** A fact that a condition compares, multiplied by a factor; without an id the factor is a number of its own. */
interface Term {
  readonly id?: string;
  readonly factor: number;
}

function factsIn(condition: Condition): Term[] {
  switch (condition.test) {
    case 'same':
    case 'specified':
      return condition.facts.map(once);
    case 'sum':
      return [once(condition.total), ...termsOf(condition.is)];
    case 'saving':
      return [condition.share, condition.of, condition.price].map(once);
    case 'capable':
      return [once(condition.fact)];
    case 'within':
      return [condition.claimed, condition.limit].map(once);
    default:
      return [];
  }
}

const once = (id: string): Term => ({ id, factor: 1 });

/** The terms of a sum; those that are subtracted have a negative factor. */
export function termsOf(sum: Sum, factor = 1): Term[] {
  if (typeof sum === 'number') return [{ factor: factor * sum }];
  if (typeof sum === 'string') return [{ id: sum, factor }];
  if ('times' in sum) return termsOf(sum.times[1], factor * sum.times[0]);
  if ('plus' in sum) return sum.plus.flatMap((part) => termsOf(part, factor));
  return [...termsOf(sum.minus[0], factor), ...termsOf(sum.minus[1], -factor)];
}

const ofFacts = (ids: readonly string[]) => ids.map((fact): ClaimPlace => ({ in: 'fact', fact }));

export function namesIn(condition: Condition): Names[] {
  if (condition.test === 'covers') return [condition.wanted, condition.has];
  return condition.test === 'sameNames' ? [condition.one, condition.other] : [];
}

function placesIn(names: Names): ClaimPlace[] {
  if (names.of === 'currencies') return ofFacts(names.facts ?? []);
  if (names.of === 'copies') return [{ in: 'page', page: names.page }];
  if (names.of === 'readers') return [{ in: 'page', page: names.page, ...(names.path !== undefined && { path: names.path }) }];
  return names.of === 'languages' ? [{ in: 'country', country: names.country }] : [];
}

/** The amounts of money that a condition adds or compares, if it cannot: they have different currencies, periods, or taxes. */
export function unlikeSides({ facts }: Content, condition: Condition): Side[] | undefined {
  const compared = condition.test === 'specified' ? [] : factsIn(condition);
  const amounts = compared.flatMap(({ id = '', factor }): Amount[] => {
    const value = facts.get(id)?.value;
    return value?.kind === 'money' ? [{ id, value, isMultiplied: Math.abs(factor) !== 1 }] : [];
  });
  const difference = unlikeAmounts(amounts);
  const words = (value: Money) => (difference?.attribute === 'tax' ? `${factWords(value)} ${value.tax}` : factWords(value));
  return difference && amounts.map(({ id, value }) => ({ where: id, value: words(value) }));
}

/** Ids of the pages that claims and questions name and of those that these inherit from, sorted: their texts are read together. */
export function pagesClaimed({ claims, questions, pages }: Pick<SharedContent, 'claims' | 'questions' | 'pages'>): readonly string[] {
  const asked = Object.values(questions?.value ?? {}).flatMap(({ concerns }) => pagesAt(concerns));
  const named = [...claims.values()]
    .flatMap(({ value }) => pagesIn(value))
    .concat(asked)
    .flatMap((id) => pages.get(id) ?? []);
  return [...new Set(named.flatMap((page) => lineageOf(pages, page).map(({ id }) => id)))].sort();
}

function pagesIn({ at, holds = [] }: Claim): string[] {
  const conditions = [holds].flat();
  const places = [...at, ...conditions.flatMap((one) => (one.test === 'exists' ? one.place : placesOf(one)))];
  return pagesAt(places);
}

const pagesAt = (places: readonly ClaimPlace[]) => places.flatMap((place) => (place.in === 'page' ? place.page : []));
