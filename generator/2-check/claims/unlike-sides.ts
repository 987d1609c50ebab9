import type { Condition, Sum } from '../../model/claim-conditions.ts';
import type { Side } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import type { Money } from '../../model/fact.ts';
import { type Amount, unlikeAmounts } from '../money.ts';
import { factWords } from './fact-words.ts';

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
