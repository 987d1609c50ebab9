import type { EvaluatedClaim, Verdict } from '../model/claims.ts';

/** Verdicts in the order in which they matter. */
export const verdicts: readonly Verdict[] = ['contradicted', 'without evidence', 'misquoted', 'waived', 'holds'];

/** The register as data: how many entries have which verdict, and every entry. */
export function claimsJson(claims: readonly EvaluatedClaim[]): string {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, claims.filter((claim) => claim.verdict === verdict).length]));
  return `${JSON.stringify({ counts, claims }, null, 2)}\n`;
}
