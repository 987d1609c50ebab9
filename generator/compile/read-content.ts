import { definitionOf } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { EvaluatedClaim } from '../model/claims.ts';
import type { Content } from '../model/content.ts';
import type { People } from '../model/people.ts';
import type { Site } from './configuration/open-site.ts';
import { errorsLeft } from './steps/finish-findings.ts';
import { loadAndCheck } from './steps/load-and-check.ts';

/** Whether it needs an attestation or a waiver. One changed clause can need both, so neither may block the other's command. */
export const needsDecision = ({ code }: Diagnostic): boolean => definitionOf(code).needsDecision ?? false;

/** The content, for commands that record decisions; only errors if there are others than those that need a decision. */
export async function readContent(site: Site): Promise<{ content?: Content; diagnostics: readonly Diagnostic[] }> {
  const { content, diagnostics: found } = await loadAndCheck(site);
  const faults = found.filter((diagnostic) => diagnostic.severity === 'error' && !needsDecision(diagnostic));
  const errors = await errorsLeft(faults, site, content);
  return content && !errors.length ? { content, diagnostics: [] } : { diagnostics: errors };
}

interface ReadClaims {
  readonly claims?: readonly EvaluatedClaim[];
  /** The meaning of references in reasons. */
  readonly references?: string | undefined;
  readonly people?: People | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The evaluated register of claims; only errors if it cannot be evaluated. Contradictions are not errors here. */
export async function readClaims(site: Site): Promise<ReadClaims> {
  const { evaluateClaims } = await import('./steps/stages.ts');
  const { content, diagnostics } = await readContent(site);
  if (!content) return { diagnostics };
  return {
    claims: evaluateClaims(content, site.today),
    references: content.site.value.references,
    people: content.people?.value,
    diagnostics,
  };
}
