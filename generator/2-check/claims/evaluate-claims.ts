import type { Claim, EvaluatedClaim, Misquote, Side, Verdict } from '../../model/claims.ts';
import type { Content, Entry } from '../../model/content.ts';
import { evaluate } from './conditions.ts';
import type { Evaluation } from './evaluation.ts';
import { find, quotedWords } from './find-place.ts';
import { changesOf, foundLines, lineOf } from './found.ts';

/** Evaluates every entry of the register, in the order of their numbers; entries without a number come last. */
export function evaluateClaims(content: Content, today: string): EvaluatedClaim[] {
  const numberOf = ({ number = Number.MAX_SAFE_INTEGER }: EvaluatedClaim) => number;
  return [...content.claims]
    .map(([id, entry]) => evaluateClaim(content, { id, entry, today }))
    .sort((a, b) => numberOf(a) - numberOf(b) || (a.id < b.id ? -1 : 1));
}

interface ClaimToEvaluate {
  readonly id: string;
  readonly entry: Entry<Claim>;
  readonly today: string;
}

function evaluateClaim(content: Content, { id, entry: { value, file }, today }: ClaimToEvaluate): EvaluatedClaim {
  const { at, holds, triggers, ...claim } = value;
  const { waiver } = value;
  const evaluations = [holds ?? []].flat().map((condition) => evaluate(content, condition, today));
  const { collides, sides } = collision(content, value, evaluations);
  const fault: Verdict = collides ? 'contradicted' : unproven(content, value, today) ? 'without evidence' : 'holds';
  const found = foundLines(content, value, { evaluations, today });
  // A waiver written by hand may lack what it waives.
  const recorded: readonly string[] | undefined = waiver?.found;
  const changes = fault !== 'holds' && recorded ? changesOf(recorded, found) : [];
  const outdated = waiver !== undefined && fault !== 'holds' && (!recorded || changes.length > 0);
  const expired = waiver !== undefined && fault !== 'holds' && waiver.until < today;
  const left: Verdict = fault !== 'holds' && waiver && !expired && !outdated ? 'waived' : fault;
  const misquotes = at.flatMap((place) => misquoted(content, place));
  const unclear = misquotes.length > 0 && (left === 'waived' || left === 'holds' || !isMade(value, misquotes));
  return {
    ...claim,
    id,
    theme: id.split('.')[0] ?? id,
    file,
    verdict: unclear ? 'misquoted' : left,
    sides: fault === 'without evidence' ? withoutEvidence(content, value) : sides,
    at: at.map((place) => {
      const there = find(content, place);
      return 'where' in there ? there.where || there.value : there.message;
    }),
    misquotes,
    found: found.map(lineOf),
    changes,
    waiverOutdated: outdated,
    waiverUnused: waiver !== undefined && fault === 'holds' && !misquotes.length,
    waiverExpired: expired,
  };
}

/** A claim collides unless its conditions hold; without a condition, unless its places do not collide. */
function collision(content: Content, claim: Claim, evaluations: readonly Evaluation[]): { collides: boolean; sides: readonly Side[] } {
  if (!evaluations.length) return { collides: claim.rule !== 'AGE', sides: quoted(content, claim) };
  const broken = evaluations.filter(({ holds }) => !holds);
  const own = unique((broken.length ? broken : evaluations).flatMap(({ sides }) => sides));
  return { collides: broken.length > 0, sides: own.length === 1 ? [...quoted(content, claim).slice(0, 1), ...own] : own };
}

/** With a condition a claim is made as long as one place contains its quote; without one all places must. */
function isMade({ at, holds }: Claim, misquotes: readonly Misquote[]): boolean {
  return holds === undefined ? !misquotes.length : misquotes.length < at.filter((place) => quotedWords(place) !== undefined).length;
}

/** Quoted words that a place does not contain; missing places are reported elsewhere. */
function misquoted(content: Content, place: Claim['at'][number]): Misquote[] {
  const says = quotedWords(place);
  const found = find(content, place);
  if (says === undefined || 'message' in found || found.value.toLowerCase().includes(says.toLowerCase())) return [];
  return [{ where: found.where, says, now: found.value }];
}

const unique = (sides: readonly Side[]) =>
  sides.filter(({ where, value }, index) => sides.findIndex((side) => side.where === where && side.value === value) === index);

/** The values at the places of a claim: the quoted words, or the value. */
function quoted(content: Content, { at }: Claim): Side[] {
  return at.flatMap((place) => {
    const found = find(content, place);
    if (!('value' in found)) return [];
    const text = (place.in === 'page' && place.path !== undefined) || place.in === 'dictionary';
    return [{ where: found.where, value: text ? `“${quotedWords(place) ?? found.value}”` : found.value }];
  });
}

/** A claim of age needs its own evidence; others need it if they depend on a fact without evidence. */
function unproven({ facts }: Content, { rule, evidence, facts: ids = [], holds }: Claim, today: string): boolean {
  if (evidence && (evidence.until === undefined || evidence.until >= today)) return false;
  return (rule === 'AGE' && holds === undefined) || evidence !== null || ids.some((id) => facts.get(id)?.value.evidence === 'none');
}

function withoutEvidence(content: Content, claim: Claim): Side[] {
  const facts = (claim.facts ?? []).flatMap((fact) => {
    const found = find(content, { in: 'fact', fact });
    return 'value' in found ? [{ where: found.where, value: found.value }] : [];
  });
  const value = claim.evidence ? `evidence expired ${claim.evidence.until}` : 'no evidence';
  return [...(facts.length ? facts : quoted(content, claim)), { where: '', value }];
}
