import type { SharedContent } from './content.ts';
import type { Period } from './days.ts';
import type { Duration, Fact } from './fact.ts';

/** The periods for which submissions and acceptances are kept, as servers and commands read them in `dist/reports/submissions.json`. */
export interface Retention {
  readonly keptFor: Period;
  readonly acceptanceKeptFor?: Period;
}

/** The period in the fact that a site names; undefined without a fact. */
export function periodNamed({ facts }: Pick<SharedContent, 'facts'>, id = ''): Period | undefined {
  const fact = facts.get(id);
  return fact && periodOf(fact.value);
}

/** The period in a fact; undefined for a fact without an exact last day. */
export function periodOf(fact: Fact): Period | undefined {
  if (fact.kind !== 'duration' || !isCounted(fact)) return undefined;
  const { amount, unit, upTo, bound, calendar } = fact;
  return upTo === undefined && (bound === 'exactly' || bound === 'atMost') && calendar !== 'working' ? { amount, unit } : undefined;
}

const isCounted = (fact: Duration): fact is Duration & { readonly unit: Period['unit'] } =>
  ['day', 'week', 'month', 'year'].includes(fact.unit);
