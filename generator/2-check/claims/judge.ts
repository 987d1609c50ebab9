import type { ClaimPlace } from '../../model/claim-places.ts';
import type { Claim, JudgedClaim, Side, Verdict } from '../../model/claims.ts';
import type { Content, Entry } from '../../model/content.ts';
import { evaluate } from './conditions.ts';
import { find } from './places.ts';

/** Every entry of the register with what the content says of it, in the order of their numbers. */
export function judgeClaims(content: Content, today: string): JudgedClaim[] {
  return [...content.claims]
    .map(([id, entry]) => judge(content, { id, entry, today }))
    .sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
}

interface Case {
  readonly id: string;
  readonly entry: Entry<Claim>;
  readonly today: string;
}

function judge(content: Content, { id, entry: { value, file }, today }: Case): JudgedClaim {
  const { at, holds, triggers, ...claim } = value;
  const { collides, sides } = collision(content, value, today);
  const expired = value.waiver !== undefined && value.waiver.until < today;
  const fault: Verdict = collides ? 'contradicted' : unproven(content, value, today) ? 'without evidence' : 'holds';
  return {
    ...claim,
    id,
    theme: id.split('.')[0] ?? id,
    file,
    verdict: fault !== 'holds' && value.waiver && !expired ? 'waived' : fault,
    sides: fault === 'without evidence' ? withoutEvidence(content, value) : sides,
    at: at.map((place) => {
      const found = find(content, place);
      return 'where' in found ? found.where || found.value : found.message;
    }),
    waiverUnused: value.waiver !== undefined && fault === 'holds',
    waiverExpired: expired && fault !== 'holds',
  };
}

/**
 * A claim collides while it is made and what must hold for it does not. With a condition it is made while one place still
 * says its words; without one the places themselves collide, and each has to.
 */
function collision(content: Content, claim: Claim, today: string): { collides: boolean; sides: readonly Side[] } {
  const conditions = [claim.holds ?? []].flat();
  const standing = claim.at.map((place) => standsAt(content, place));
  const spoken = standing.filter((_, index) => saysOf(claim.at[index]) !== undefined);
  const made = conditions.length && spoken.length ? spoken.includes(true) : !standing.includes(false);
  if (!conditions.length) return { collides: made && claim.rule !== 'AGE', sides: quoted(content, claim) };
  const evaluations = conditions.map((condition) => evaluate(content, condition, today));
  const broken = evaluations.filter(({ holds }) => !holds);
  const own = unique((broken.length ? broken : evaluations).flatMap(({ sides }) => sides));
  return { collides: made && broken.length > 0, sides: own.length === 1 ? [...quoted(content, claim).slice(0, 1), ...own] : own };
}

const saysOf = (place: ClaimPlace | undefined) => (place && 'says' in place ? place.says : undefined);

function standsAt(content: Content, place: ClaimPlace): boolean {
  const found = find(content, place);
  const says = saysOf(place);
  return 'value' in found && (says === undefined || found.value.toLowerCase().includes(says.toLowerCase()));
}

const unique = (sides: readonly Side[]) =>
  sides.filter(({ where, value }, index) => sides.findIndex((side) => side.where === where && side.value === value) === index);

/** What stands at the places of a claim: the words that it names, or the value. */
function quoted(content: Content, { at }: Claim): Side[] {
  return at.flatMap((place) => {
    const found = find(content, place);
    const says = saysOf(place);
    if (!('value' in found)) return [];
    const text = (place.in === 'page' && place.path !== undefined) || place.in === 'dictionary';
    return [{ where: found.where, value: text ? `“${says ?? found.value}”` : found.value }];
  });
}

/** A claim of age needs evidence of its own; others need it where they rest on a fact that nobody has proven. */
function unproven({ facts }: Content, { rule, evidence, facts: ids = [], holds }: Claim, today: string): boolean {
  if (evidence && (evidence.until === undefined || evidence.until >= today)) return false;
  return (rule === 'AGE' && holds === undefined) || evidence !== null || ids.some((id) => facts.get(id)?.value.evidence === 'none');
}

function withoutEvidence(content: Content, claim: Claim): Side[] {
  const facts = (claim.facts ?? []).flatMap((fact) => {
    const found = find(content, { in: 'fact', fact });
    return 'value' in found ? [found] : [];
  });
  const told = claim.evidence ? `evidence expired ${claim.evidence.until}` : 'no evidence';
  return [...(facts.length ? facts : quoted(content, claim)), { where: '', value: told }];
}
