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
  switch (condition.test) {
    case 'same':
    case 'specified':
      return ofFacts(condition.facts);
    case 'sum':
      return ofFacts([condition.total, ...factsIn(condition.is)]);
    case 'saving':
      return ofFacts([condition.share, condition.of, condition.price]);
    case 'capable':
      return ofFacts([condition.fact]);
    case 'within':
      return ofFacts([condition.claimed, condition.limit]);
    case 'locale':
      return [{ in: 'address', address: condition.address }];
    case 'agree':
      return [...condition.settings];
    case 'thisYear':
      return [condition.place];
    default:
      return namesIn(condition).flatMap(placesIn);
  }
}

const ofFacts = (ids: readonly string[]) => ids.map((fact): ClaimPlace => ({ in: 'fact', fact }));

/** The lists of names that a condition compares. */
export function namesIn(condition: Condition): Names[] {
  if (condition.test === 'covers') return [condition.wanted, condition.has];
  return condition.test === 'sameNames' ? [condition.one, condition.other] : [];
}

function factsIn(sum: Sum): string[] {
  if (typeof sum === 'number') return [];
  if (typeof sum === 'string') return [sum];
  if ('plus' in sum) return sum.plus.flatMap(factsIn);
  return 'times' in sum ? factsIn(sum.times[1]) : sum.minus.flatMap(factsIn);
}

function placesIn(names: Names): ClaimPlace[] {
  if (names.of === 'currencies') return ofFacts(names.facts ?? []);
  if (names.of === 'copies' || names.of === 'readers') return [{ in: 'page', page: names.page }];
  if (names.of === 'languages') return [{ in: 'country', country: names.country }];
  return names.of === 'named' ? [names.place] : [];
}

/** The amounts of money that a condition adds or compares, if it cannot: they have different currencies, periods, or taxes. */
export function unlikeSides({ facts }: Content, condition: Condition): Side[] | undefined {
  const amounts = comparedFacts(condition).flatMap(({ id, isMultiplied }): Amount[] => {
    const value = facts.get(id)?.value;
    return value?.kind === 'money' ? [{ id, value, isMultiplied }] : [];
  });
  const difference = unlikeAmounts(amounts);
  const words = (value: Money) => (difference?.attribute === 'tax' ? `${factWords(value)} ${value.tax}` : factWords(value));
  return difference && amounts.map(({ id, value }) => ({ where: id, value: words(value) }));
}

type Compared = Required<Pick<Amount, 'id' | 'isMultiplied'>>;

function comparedFacts(condition: Condition): Compared[] {
  switch (condition.test) {
    case 'same':
      return condition.facts.map(once);
    case 'sum':
      return [once(condition.total), ...termsOf(condition.is)];
    case 'saving':
      return [once(condition.of), once(condition.price)];
    case 'within':
      return [once(condition.claimed), once(condition.limit)];
    default:
      return [];
  }
}

const once = (id: string): Compared => ({ id, isMultiplied: false });

function termsOf(sum: Sum): Compared[] {
  if (typeof sum === 'number') return [];
  if (typeof sum === 'string') return [once(sum)];
  if ('times' in sum) return termsOf(sum.times[1]).map(({ id }) => ({ id, isMultiplied: true }));
  return ('plus' in sum ? sum.plus : sum.minus).flatMap(termsOf);
}

/** Ids of the pages whose texts the evaluation of claims reads, sorted: pages that claims name, and pages that these inherit from. */
export function pagesClaimed({ claims, pages }: Pick<SharedContent, 'claims' | 'pages'>): readonly string[] {
  const named = [...claims.values()].flatMap(({ value }) => pagesIn(value)).flatMap((id) => pages.get(id) ?? []);
  return [...new Set(named.flatMap((page) => lineageOf(pages, page).map(({ id }) => id)))].sort();
}

function pagesIn({ at, holds = [] }: Claim): string[] {
  const conditions = [holds].flat();
  const places = [...at, ...conditions.flatMap((one) => (one.test === 'exists' ? one.place : placesOf(one)))];
  return places.flatMap((place) => (place.in === 'page' ? place.page : []));
}
