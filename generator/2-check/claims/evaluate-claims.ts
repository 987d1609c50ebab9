import type { Claim, EvaluatedClaim, Misquote, Side, Verdict } from '../../model/claims.ts';
import type { Content, Entry } from '../../model/content.ts';
import type { Fact } from '../../model/fact.ts';
import { waiverFault } from '../../model/waivers.ts';
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
  const isBare = !collides && value.evidence === null && !unproven(content, value, today);
  const fault: Verdict = collides ? 'contradicted' : isBare || unproven(content, value, today) ? 'without evidence' : 'holds';
  const lines = foundLines(content, value, { evaluations, today, isBare });
  // A waiver written by hand may lack what it waives.
  const recorded: readonly string[] | undefined = waiver?.found;
  const changes = fault !== 'holds' && recorded ? changesOf(recorded, lines) : [];
  // The contradiction of such a waiver is gone.
  const isMended = fault === 'holds' || (isBare && (!recorded || changes.length > 0));
  const outdated = waiver !== undefined && !isMended && (!recorded || changes.length > 0);
  const expired = waiver !== undefined && !isMended && waiver.until < today;
  const covers = waiver !== undefined && !isMended && !expired && !outdated;
  const ofWaiver = covers ? waiverFault(content.people?.value ?? {}, id, { waiver, today }) : undefined;
  const left: Verdict = covers ? (ofWaiver ? 'open' : 'waived') : fault;
  const misquotes = at.flatMap((place) => misquoted(content, place));
  const unclear = misquotes.length > 0 && (covers || left === 'holds' || isBare || !isMade(value, misquotes));
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
    found: lines.map(lineOf),
    changes,
    waiverOutdated: outdated,
    waiverUnused: waiver !== undefined && isMended && !misquotes.length,
    waiverExpired: expired,
    ...(ofWaiver && { waiverFault: ofWaiver }),
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
export function misquoted(content: Content, place: Claim['at'][number]): Misquote[] {
  const says = quotedWords(place);
  const match = find(content, place);
  if (says === undefined || 'message' in match || match.value.toLowerCase().includes(says.toLowerCase())) return [];
  return [{ where: match.where, says, now: match.value }];
}

const unique = (sides: readonly Side[]) =>
  sides.filter(({ where, value }, index) => sides.findIndex((side) => side.where === where && side.value === value) === index);

/** The values at the places of a claim: the quoted words, or the value. */
function quoted(content: Content, { at }: Claim): Side[] {
  return at.flatMap((place) => {
    const match = find(content, place);
    if (!('value' in match)) return [];
    const text = (place.in === 'page' && place.path !== undefined) || place.in === 'dictionary';
    return [{ where: match.where, value: text ? `“${quotedWords(place) ?? match.value}”` : match.value }];
  });
}

/** A claim of age, or of parts of a scheme, needs its own evidence; others need it if they depend on a fact without evidence. */
function unproven({ facts }: Content, { rule, evidence, facts: ids = [], holds, claimed = {} }: Claim, today: string): boolean {
  if (evidence && (evidence.until === undefined || evidence.until >= today)) return false;
  if (Object.values(claimed).some((parts) => parts !== 'none' && parts.length > 0)) return true;
  return (rule === 'AGE' && holds === undefined) || evidence !== null || ids.some((id) => facts.get(id)?.value.evidence === 'none');
}

function withoutEvidence(content: Content, claim: Claim): Side[] {
  const facts = (claim.facts ?? []).flatMap((fact) => {
    const match = find(content, { in: 'fact', fact });
    return 'value' in match ? [{ where: match.where, value: match.value }] : [];
  });
  const value = claim.evidence ? `evidence expired ${claim.evidence.until}` : 'no evidence';
  return [...(facts.length ? facts : quoted(content, claim)), { where: '', value }];
}

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
    case 'scheme':
      return { ...fact, name: `${fact.name} II` };
    case 'rule':
      return { ...fact, norm: `${fact.norm} II` };
  }
}
