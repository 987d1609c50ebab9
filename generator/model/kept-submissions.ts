import type { Period } from './days.ts';
import type { Duration, Fact } from './fact.ts';

/** The period for which submissions are kept, as servers and commands read it in `dist/reports/submissions.json`. */
export type KeptFor = Period;

/** The period in a fact; undefined for a fact without an exact last day. */
export function periodOf(fact: Fact): KeptFor | undefined {
  if (fact.kind !== 'duration' || !isCounted(fact)) return undefined;
  const { amount, unit, upTo, bound, calendar } = fact;
  return upTo === undefined && (bound === 'exactly' || bound === 'atMost') && calendar !== 'working' ? { amount, unit } : undefined;
}

const isCounted = (fact: Duration): fact is Duration & { readonly unit: KeptFor['unit'] } =>
  ['day', 'week', 'month', 'year'].includes(fact.unit);
