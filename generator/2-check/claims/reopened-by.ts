import type { EvaluatedClaim } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import type { Fact } from '../../model/fact.ts';
import { evaluateClaims } from './evaluate-claims.ts';

/** The claims that need a new decision, or are misquoted, if any of these facts gets another value. */
export function claimsReopenedBy(content: Content, facts: readonly string[], today: string): readonly EvaluatedClaim[] {
  const others = facts.flatMap((id) => {
    const entry = content.facts.get(id);
    return entry ? [[id, { ...entry, value: otherThan(entry.value) }] as const] : [];
  });
  const changed = evaluateClaims({ ...content, facts: new Map([...content.facts, ...others]) }, today);
  const after = new Map(changed.map((claim) => [claim.id, said(claim)]));
  return evaluateClaims(content, today).filter((claim) => after.get(claim.id) !== said(claim));
}

const said = ({ found, misquotes }: EvaluatedClaim) => JSON.stringify([found, misquotes.map(({ where, says }) => [where, says])]);

/** A fact of the same kind with another value. */
function otherThan(fact: Fact): Fact {
  switch (fact.kind) {
    case 'money':
      return { ...fact, minor: fact.minor + 1 };
    case 'percent':
      return { ...fact, basisPoints: fact.basisPoints + 1 };
    case 'duration':
    case 'count':
      return { ...fact, amount: fact.amount + 1 };
    case 'score':
      return { ...fact, tenths: fact.tenths + 1 };
    case 'date':
      return { ...fact, iso: fact.iso === '1970' ? '1971' : '1970' };
    case 'hours':
      return { ...fact, spans: fact.spans.map(({ opens, closes, ...days }) => ({ ...days, opens: closes, closes: opens })) };
    case 'capability':
      return { ...fact, holds: !fact.holds };
  }
}
