import type { FactId, PageId } from './register.ts';

/*
 * The register of claims: what the pages assert, what it rests on, and where it collides with something else that the site
 * says. Design: legal.md 3 and 7. Conditions are data; 2-check/claims evaluates them on the content.
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

/** Where something is said. `says`: words that must stand there; while they do, this side of a collision stands. */
export type ClaimPlace =
  | (Words & { readonly in: 'page'; readonly page: string; readonly path?: string })
  | (Words & { readonly in: 'dictionary'; readonly key: string })
  | { readonly in: 'fact'; readonly fact: string }
  | { readonly in: 'address'; readonly address: string }
  | { readonly in: 'country'; readonly country: string; readonly says?: string }
  | { readonly in: 'site'; readonly setting: string };
interface Words {
  readonly says?: string;
  /** Without it English or, where a page has none, its source language. */
  readonly language?: string;
}

const words = (given: string | Words = {}): Words => (typeof given === 'string' ? { says: given } : given);

/** Places, each checked to exist. */
export const at = {
  page: (page: PageId): ClaimPlace => ({ in: 'page', page }),
  /** A text of a page, or a group of texts. */
  text: (page: PageId, path: string, says?: string | Words): ClaimPlace => ({ in: 'page', page, path, ...words(says) }),
  /** A clause of the terms that all countries have in common. */
  clause: (clause: string, says?: string | Words): ClaimPlace => ({
    in: 'page',
    page: 'terms-common',
    path: `clauses.${clause}`,
    ...words(says),
  }),
  dictionary: (key: string, says?: string | Words): ClaimPlace => ({ in: 'dictionary', key, ...words(says) }),
  fact: (fact: FactId): ClaimPlace => ({ in: 'fact', fact }),
  /** An address as a page's file writes it. */
  address: (address: string): ClaimPlace => ({ in: 'address', address }),
  country: (country: string, says?: string): ClaimPlace => ({ in: 'country', country, ...(says !== undefined && { says }) }),
  setting: (setting: string): ClaimPlace => ({ in: 'site', setting }),
} as const;

/** Names that a condition compares. */
export type Names =
  | { readonly of: 'countries' | 'dictionaries' }
  /** Languages that some country offers. */
  | { readonly of: 'offered' }
  /** Currencies of the countries, or those in which facts are. */
  | { readonly of: 'currencies'; readonly facts?: readonly string[] }
  /** Countries with a contract document. */
  | { readonly of: 'documents' }
  /** Languages that a country offers. */
  | { readonly of: 'languages'; readonly country: string }
  /** Languages in which a page, or a group of its texts, is worded. */
  | { readonly of: 'copies'; readonly page: string; readonly path?: string }
  /** Countries that have a page. */
  | { readonly of: 'readers'; readonly page: string }
  /** Countries that a text names. */
  | { readonly of: 'named'; readonly place: ClaimPlace }
  /** Names that no content file holds, such as the flags of a form. */
  | { readonly of: 'given'; readonly what: string; readonly names: readonly string[] };

/** A sum over facts, in their smallest unit. */
export type Sum =
  | number
  | FactId
  | { readonly plus: readonly Sum[] }
  | { readonly times: readonly [number, Sum] }
  | { readonly minus: readonly [Sum, Sum] };
export type FactAttribute = 'calendar' | 'starts' | 'tax' | 'per';

/** The names of all conditions. */
export const tests = [
  'same',
  'sum',
  'saving',
  'capable',
  'within',
  'specified',
  'exists',
  'governed',
  'covers',
  'sameNames',
  'everywhere',
  'locale',
  'agree',
  'thisYear',
] as const satisfies readonly Condition['test'][];

/** What must hold for a claim to stand. */
export type Condition =
  | { readonly test: 'same'; readonly facts: readonly string[] }
  | { readonly test: 'sum'; readonly total: string; readonly is: Sum }
  | { readonly test: 'saving'; readonly share: string; readonly of: string; readonly price: string }
  | { readonly test: 'capable'; readonly fact: string }
  | { readonly test: 'within'; readonly claimed: string; readonly limit: string }
  | { readonly test: 'specified'; readonly attribute: FactAttribute; readonly facts: readonly string[] }
  | { readonly test: 'exists'; readonly place: ClaimPlace }
  | { readonly test: 'governed'; readonly by: string; readonly words: readonly string[] }
  | { readonly test: 'covers'; readonly wanted: Names; readonly has: Names }
  | { readonly test: 'sameNames'; readonly one: Names; readonly other: Names }
  | { readonly test: 'everywhere'; readonly clause: string }
  | { readonly test: 'locale'; readonly address: string }
  | { readonly test: 'agree'; readonly settings: readonly ClaimPlace[] }
  | { readonly test: 'thisYear'; readonly place: ClaimPlace };

/** The facts have the same value (EQ). */
export const same = (...facts: readonly FactId[]): Condition => ({ test: 'same', facts });
/** A fact is what a sum over others gives (SUM). */
export const sum = (total: FactId, is: Sum): Condition => ({ test: 'sum', total, is });
/** A share is what a price saves against another, in whole percent (SUM). */
export const saving = (share: FactId, of: FactId, price: FactId): Condition => ({ test: 'saving', share, of, price });
/** The fact says that the product can do it (CAP). */
export const capable = (fact: FactId): Condition => ({ test: 'capable', fact });
/** A number goes no further than another (CAP). */
export const within = (claimed: FactId, limit: FactId): Condition => ({ test: 'within', claimed, limit });
/** No fact leaves an attribute open (GAP). */
export const specified = (attribute: FactAttribute, ...facts: readonly FactId[]): Condition => ({ test: 'specified', attribute, facts });
/** Something is there (REF, GAP). It is asked for, so it may be missing. */
export const exists = (place: ClaimPlace): Condition => ({ test: 'exists', place });
/** A page of this name is there (GAP). */
export const existsPage = (page: string): Condition => ({ test: 'exists', place: { in: 'page', page } });
/** A fact of this name is there (REF). */
export const existsFact = (fact: string): Condition => ({ test: 'exists', place: { in: 'fact', fact } });
/** Some clause of the terms, read in English, has one of the words (GAP). `by` says what is looked for. */
export const governed = (by: string, ...words: readonly string[]): Condition => ({ test: 'governed', by, words });
/** Names contain all that is wanted (COV). */
export const covers = (wanted: Names, has: Names): Condition => ({ test: 'covers', wanted, has });
/** Two lists hold the same names (EQ). */
export const sameNames = (one: Names, other: Names): Condition => ({ test: 'sameNames', one, other });
/** Every version of every document words the clause (DIV). */
export const everywhere = (clause: string): Condition => ({ test: 'everywhere', clause });
/** An address begins with a country and a language that the country offers (REF). */
export const offered = (address: string): Condition => ({ test: 'locale', address });
/** Settings of the site name the same country (EQ). */
export const agree = (...settings: readonly ClaimPlace[]): Condition => ({ test: 'agree', settings });
/** The year that a text types is that of the build (AGE). */
export const thisYear = (place: ClaimPlace): Condition => ({ test: 'thisYear', place });

export interface Claim {
  /** Its number in the list of legal.md 7. */
  readonly number: number;
  readonly rule: Rule;
  /** What is asserted, and what stands against it, in one sentence. */
  readonly asserts: string;
  readonly at: readonly ClaimPlace[];
  /** The facts that it rests on. */
  readonly facts?: readonly string[];
  /** What must hold. Without it the places collide as long as each says its words; with rule AGE there must be evidence. */
  readonly holds?: Condition | readonly Condition[];
  readonly evidence: Evidence | null;
  readonly waiver?: Waiver;
}
export interface Evidence {
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
}

type Given = Omit<Claim, 'facts'> & { readonly facts?: readonly FactId[] };
/** An entry of the register. */
export const claim = (value: Given): Claim => value;

/** The entries of one theme. Their ids begin with the name of the file. */
export function defineClaims<const Claims extends Readonly<Record<string, Claim>>>(claims: Claims): Claims {
  return claims;
}

export type Verdict = 'contradicted' | 'without evidence' | 'waived' | 'holds';
/** What stands where, as it is printed beside what it collides with. */
export interface Side {
  readonly where: string;
  readonly value: string;
}
/** An entry with what the content says of it. */
export interface JudgedClaim extends Omit<Claim, 'at' | 'holds'> {
  readonly id: string;
  readonly theme: string;
  readonly file: string;
  readonly verdict: Verdict;
  readonly sides: readonly Side[];
  /** Places in words. */
  readonly at: readonly string[];
  readonly waiverUnused: boolean;
  readonly waiverExpired: boolean;
}
