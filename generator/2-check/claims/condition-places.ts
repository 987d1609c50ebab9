import type { Condition, Names, Sum } from '../../model/claim-conditions.ts';
import type { ClaimPlace } from '../../model/claim-places.ts';

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
