import type { EvaluatedClaim, Verdict } from '../model/claims.ts';

/** Verdicts, the most important first. */
export const verdicts: readonly Verdict[] = ['contradicted', 'without evidence', 'misquoted', 'waived', 'holds'];

/** The register as JSON: the number of entries per verdict, and every entry. */
export function claimsJson(claims: readonly EvaluatedClaim[]): string {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, claims.filter((claim) => claim.verdict === verdict).length]));
  return `${JSON.stringify({ counts, claims }, null, 2)}\n`;
}
