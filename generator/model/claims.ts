import type { Condition } from './claim-conditions.ts';
import type { ClaimPlace } from './claim-places.ts';
import type { FactId } from './register.ts';

/* The register of claims: assertions of the pages, their evidence, and contradictions on the site. */

/** Name of a rule → its requirement. */
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
/** The name of a rule. */
export type Rule = keyof typeof rules;

/** An assertion of the pages, with the facts and places that it depends on. */
export interface Claim {
  /** The number in the owner's list of claims, if there is such a list. */
  readonly number?: number;
  /** The rule that judges it. */
  readonly rule: Rule;
  /** The assertion and its contradiction, in one sentence. */
  readonly asserts: string;
  /** Places that assert it, and places that contradict it. */
  readonly at: readonly ClaimPlace[];
  /** The facts that it depends on. */
  readonly facts?: readonly string[];
  /** The condition. Without one, the places contradict each other while each contains its words; rule AGE requires evidence. */
  readonly holds?: Condition | readonly Condition[];
  /**
   * Country → the parts of its scheme that the product is said to have, as the scheme names them. An empty list claims the scheme without
   * naming parts; 'none' states that nothing is claimed there.
   */
  readonly claimed?: Readonly<Record<string, readonly string[] | 'none'>>;
  /** Language → words that indicate this claim on any page: those places must be listed, too. */
  readonly triggers?: Readonly<Record<string, readonly string[]>>;
  /** The proof, or null without one. */
  readonly evidence: Evidence | null;
  /** The decision that the contradiction may be shown until a day. */
  readonly waiver?: Waiver;
}
/** The proof of a claim. */
interface Evidence {
  /** The document or measurement. */
  readonly what: string;
  /** ISO date of its last day of validity. */
  readonly until?: string;
}
/** The decision of an authorised person that a contradiction may be shown. */
export interface Waiver {
  /** The reason to show it. */
  readonly reason: string;
  /** The name of an entry in people.ts, with the role owner or legal. */
  readonly by: string;
  /** ISO date of the day on which it was made, which `claims --waive` writes. */
  readonly at?: string;
  /** ISO date of its last day, at most 400 days later. */
  readonly until: string;
  /** The waived state, line by line, as `claims --waive` writes it. If the content differs from it, the waiver is void. */
  readonly found: readonly string[];
  /** The person's signature (Ed25519, base64), which a waiver by legal needs. */
  readonly sig?: string;
}

/** A claim whose facts are typed. */
type Given = Omit<Claim, 'facts'> & { readonly facts?: readonly FactId[] };
/** An entry of the register. */
export const claim = (value: Given): Claim => value;

/** The entries of one theme. Their ids begin with the name of the file. */
export function defineClaims<const Claims extends Readonly<Record<string, Claim>>>(claims: Claims): Claims {
  return claims;
}

export type Verdict = 'contradicted' | 'without evidence' | 'misquoted' | 'open' | 'waived' | 'holds';
/** A value and its place, printed beside its contradiction. */
export interface Side {
  readonly where: string;
  readonly value: string;
}
/** Quoted words that are not at their place. */
export interface Misquote {
  readonly where: string;
  readonly says: string;
  /** The text at the place. */
  readonly now: string;
}
/** A difference between a waiver's lines and today's: an added line has no `was`, a removed one no `is`. */
export interface StateChange {
  /** The place of a changed value. */
  readonly where: string;
  readonly was?: string;
  readonly is?: string;
  readonly words: string;
}
export interface EvaluatedClaim extends Omit<Claim, 'at' | 'holds' | 'triggers'> {
  readonly id: string;
  readonly theme: string;
  readonly file: string;
  readonly verdict: Verdict;
  readonly sides: readonly Side[];
  /** The descriptions of its places. */
  readonly at: readonly string[];
  readonly misquotes: readonly Misquote[];
  /** The state that the claim depends on today, line by line. */
  readonly found: readonly string[];
  /** Differences from the waived state. */
  readonly changes: readonly StateChange[];
  /** Whether the waived state is missing or has changed. */
  readonly waiverOutdated: boolean;
  readonly waiverUnused: boolean;
  readonly waiverExpired: boolean;
  /** The reason why the waiver does not count, as the end of a sentence. Its contradiction is open. */
  readonly waiverFault?: string;
}
