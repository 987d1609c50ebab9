import type { Claim, Side, StateChange } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import { wordDiff } from '../../model/word-diff.ts';
import { placesOf } from './condition-places.ts';
import { openQuestion } from './conditions.ts';
import type { Evaluation } from './evaluation.ts';
import { factInFull } from './fact-words.ts';
import { find, quotedWords } from './find-place.ts';

/* The lines of a waiver: what a claim is based on today, in English. Each change of what was decided changes a line. */

/** The ids of all facts of a claim: those that it lists, and those in its places and its condition. */
export function factsOf({ at, facts = [], holds = [] }: Claim): string[] {
  const places = [...at, ...[holds].flat().flatMap(placesOf)];
  return [...new Set([...facts, ...places.flatMap((place) => (place.in === 'fact' ? [place.fact] : []))])];
}

/**
 * The quoted words with their places, the facts in full, and the result of comparing the rest. If places collide without a condition,
 * unquoted ones are included as a whole; otherwise unquoted words may change.
 */
export function foundLines(content: Content, claim: Claim, context: ClaimContext): Side[] {
  const { evaluations } = context;
  const conditions = [claim.holds ?? []].flat();
  const facts = factsOf(claim);
  const places = claim.at.flatMap((place): Side[] => {
    const says = quotedWords(place);
    if (place.in === 'fact' || (says === undefined && conditions.length && place.in !== 'site')) return [];
    const match = find(content, place);
    if ('message' in match) return [];
    const isText = place.in === 'dictionary' || (place.in === 'page' && place.path !== undefined);
    return [{ where: match.where, value: says !== undefined || isText ? `“${says ?? match.value}”` : match.value }];
  });
  const ofFacts = facts.flatMap((id): Side[] => {
    const fact = content.facts.get(id)?.value;
    const questions = conditions.flatMap((condition) => openQuestion(content, condition, id) ?? []);
    return fact ? [{ where: id, value: [factInFull(fact), ...questions].join(', ') }] : [];
  });
  const compared = evaluations.flatMap(({ holds, sides, recorded }): readonly Side[] => {
    return holds ? [] : (recorded ?? sides.filter(({ where }) => !facts.includes(where)));
  });
  const lines = [...places, ...ofFacts, ...compared, ...lackingEvidence(claim, context)];
  return lines.filter((line, index) => lines.findIndex((other) => lineOf(other) === lineOf(line)) === index);
}

/** The results of a claim's conditions and the day (ISO). */
interface ClaimContext {
  readonly evaluations: readonly Evaluation[];
  readonly today: string;
  /** Whether it only does not contradict the rest of the site: nothing proves it. */
  readonly isBare: boolean;
}

function lackingEvidence({ rule, evidence, holds }: Claim, { today, isBare }: ClaimContext): Side[] {
  if (evidence)
    return evidence.until !== undefined && evidence.until < today ? [{ where: 'evidence', value: `expired ${evidence.until}` }] : [];
  return isBare || (rule === 'AGE' && holds === undefined) ? [{ where: '', value: 'no evidence' }] : [];
}

/** A side as one line: `terms.demo: 30 days`. */
export function lineOf({ where, value }: Side): string {
  return [where.replace(/:$/, ''), value].filter(Boolean).join(': ');
}

/** The differences between today's lines and the recorded ones, in any order; a changed value is one change. */
export function changesOf(recorded: readonly string[], today: readonly Side[]): StateChange[] {
  const gone = recorded.filter((line) => !today.some((side) => lineOf(side) === line));
  const come = today.filter((side) => !recorded.includes(lineOf(side)));
  const changes = come.map(({ where, value }): StateChange => {
    const before = where ? gone.find((line) => line.startsWith(`${where}: `)) : undefined;
    if (before === undefined) return { where, is: value, words: `${quoted(lineOf({ where, value }))} is new` };
    gone.splice(gone.indexOf(before), 1);
    const was = before.slice(where.length + 2);
    return { where, was, is: value, words: `${where} ${changed(was, value)}` };
  });
  return [...changes, ...gone.map((line) => ({ where: '', was: line, words: `${quoted(line)} is gone` }))];
}

/** Longer values are shown as a word diff. */
const longest = 60;

const changed = (was: string, is: string) =>
  Math.max(was.length, is.length) > longest ? `has changed: ${wordDiff(was, is)}` : `was ${quoted(was)} and is ${quoted(is)}`;
const quoted = (text: string) => (text.startsWith('“') ? text : `'${text}'`);
