import type { Condition } from './claim-conditions.ts';
import type { ClaimPlace } from './claim-places.ts';
import type { FactId } from './register.ts';

/*
 * The register of claims: what the pages assert, what it rests on, and where it collides with something else that the site
 * says.
 */

/** The rule that catches a claim, and what it wants. */
export const rules = {
  EQ: 'one fact has one value',
  CAP: 'a claim goes no further than the facts',
  SUM: 'sums add up',
  COV: 'every country and language is covered',
  REF: 'what is named exists',
  GAP: 'nothing that is needed is left open',
  DIV: 'all versions of a document say the same',
  AGE: 'there is evidence, and it is not out of date',
  FRM: 'forms and buttons do what they say',
} as const;
export type Rule = keyof typeof rules;

export interface Claim {
  /** Its number, where the site's owner keeps a numbered list of claims. */
  readonly number?: number;
  readonly rule: Rule;
  /** What is asserted, and what stands against it, in one sentence. */
  readonly asserts: string;
  readonly at: readonly ClaimPlace[];
  /** The facts that it rests on. */
  readonly facts?: readonly string[];
  /** What must hold. Without it the places collide as long as each says its words; with rule AGE there must be evidence. */
  readonly holds?: Condition | readonly Condition[];
  /** Language → words that make this claim wherever a page says them: those places are then to be named too. */
  readonly triggers?: Readonly<Record<string, readonly string[]>>;
  readonly evidence: Evidence | null;
  readonly waiver?: Waiver;
}
interface Evidence {
  readonly what: string;
  /** ISO date after which it proves nothing any more. */
  readonly until?: string;
}
/** Somebody who may has decided that a contradiction is shown all the same. */
export interface Waiver {
  readonly reason: string;
  readonly by: 'owner' | 'legal';
  /** ISO date of its last day. */
  readonly until: string;
  /** What was waived, line by line, as `claims --waive` writes it. Where the content says something else, the waiver waives nothing. */
  readonly found: readonly string[];
}

type Given = Omit<Claim, 'facts'> & { readonly facts?: readonly FactId[] };
/** An entry of the register. */
export const claim = (value: Given): Claim => value;

/** The entries of one theme. Their ids begin with the name of the file. */
export function defineClaims<const Claims extends Readonly<Record<string, Claim>>>(claims: Claims): Claims {
  return claims;
}

export type Verdict = 'contradicted' | 'without evidence' | 'misquoted' | 'waived' | 'holds';
/** What stands where, as it is printed beside what it collides with. */
export interface Side {
  readonly where: string;
  readonly value: string;
}
/** Quoted words that do not stand at their place. */
export interface Misquote {
  readonly where: string;
  readonly says: string;
  /** What stands there. */
  readonly now: string;
}
/** How a line of what was waived differs from today's: a line that has come has no `was`, one that is gone no `is`. */
export interface FoundChange {
  /** Where the value stands that is another one. */
  readonly where: string;
  readonly was?: string;
  readonly is?: string;
  /** All that in words. */
  readonly words: string;
}
/** An entry with what the content says of it. */
export interface EvaluatedClaim extends Omit<Claim, 'at' | 'holds' | 'triggers'> {
  readonly id: string;
  readonly theme: string;
  readonly file: string;
  readonly verdict: Verdict;
  readonly sides: readonly Side[];
  /** Places in words. */
  readonly at: readonly string[];
  readonly misquotes: readonly Misquote[];
  /** What the claim is found to rest on today, line by line. */
  readonly found: readonly string[];
  /** How that differs from what was waived. */
  readonly changes: readonly FoundChange[];
  /** It was given for something else, or does not say what for. */
  readonly waiverOutdated: boolean;
  readonly waiverUnused: boolean;
  readonly waiverExpired: boolean;
}
