import type { Audit } from './run.ts';

/** The weighted mean of a category's audits, 0 to 100, rounded as Lighthouse does. Excused audits are left out. */
export function scoreOf(audits: readonly Audit[], excused: readonly string[] = []): number {
  const counted = audits.filter(({ id }) => !excused.includes(id));
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { weight, score }) => sum + weight * score, 0);
  return weights === 0 ? 100 : Math.round((100 * points) / weights);
}
