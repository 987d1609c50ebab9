import type { ClaimPlace, TextPlace } from './claim-places.ts';
import type { FactId } from './register.ts';

/* The conditions of claims: data, which 2-check/claims evaluates. */

/** Names that a condition compares. */
export type Names =
  | { readonly of: 'countries' | 'dictionaries' }
  /** Languages that some country offers. */
  | { readonly of: 'offered' }
  /** Currencies of the countries, or those in which facts are. */
  | { readonly of: 'currencies'; readonly facts?: readonly string[] }
  /** Countries with a contract document. */
  | { readonly of: 'documents' }
  | { readonly of: 'languages'; readonly country: string }
  /** Languages in which a page, or a group of its texts, has texts. */
  | { readonly of: 'copies'; readonly page: string; readonly path?: string }
  /** Countries that have a page, or show a text of it. */
  | { readonly of: 'readers'; readonly page: string; readonly path?: string }
  /** Names from outside the content files, such as the flags of a form. */
  | { readonly of: 'given'; readonly what: string; readonly names: readonly string[] };

/** A sum over facts, in their smallest unit. */
export type Sum =
  | number
  | FactId
  | { readonly plus: readonly Sum[] }
  | { readonly times: readonly [number, Sum] }
  | { readonly minus: readonly [Sum, Sum] };
/** An attribute of a fact that a source may leave open. */
type FactAttribute = 'calendar' | 'starts' | 'tax' | 'per';

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

/** A condition of a claim. */
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
/** A fact equals a sum of others (SUM). */
export const sum = (total: FactId, is: Sum): Condition => ({ test: 'sum', total, is });
/** A share is the saving of a price against another, in whole percent (SUM). */
export const saving = (share: FactId, of: FactId, price: FactId): Condition => ({ test: 'saving', share, of, price });
/** The fact states that the product can do it (CAP). */
export const capable = (fact: FactId): Condition => ({ test: 'capable', fact });
/** A number is not larger than another (CAP). */
export const within = (claimed: FactId, limit: FactId): Condition => ({ test: 'within', claimed, limit });
/** No fact leaves an attribute open (GAP). */
export const specified = (attribute: FactAttribute, ...facts: readonly FactId[]): Condition => ({ test: 'specified', attribute, facts });
/** A place exists (REF, GAP). Unlike other places it may be missing. */
export const exists = (place: ClaimPlace): Condition => ({ test: 'exists', place });
/** A page of this name exists (GAP). */
export const existsPage = (page: string): Condition => ({ test: 'exists', place: { in: 'page', page } });
/** A fact of this name exists (REF). */
export const existsFact = (fact: string): Condition => ({ test: 'exists', place: { in: 'fact', fact } });
/** A clause of the English terms contains one of the words (GAP). `by` describes the search in reports. */
export const governed = (by: string, ...words: readonly string[]): Condition => ({ test: 'governed', by, words });
/** Names include all wanted ones (COV). */
export const covers = (wanted: Names, has: Names): Condition => ({ test: 'covers', wanted, has });
/** Two lists hold the same names (EQ). */
export const sameNames = (one: Names, other: Names): Condition => ({ test: 'sameNames', one, other });
/** Readers of these countries, and of no others, are shown these texts (COV). */
export const readers = (names: readonly string[], ...places: readonly TextPlace[]): Condition[] =>
  places.map(({ page, path }) => sameNames({ of: 'readers', page, path }, { of: 'given', what: 'countries that it is for', names }));
/** Every version of every document has the clause (DIV). */
export const everywhere = (clause: string): Condition => ({ test: 'everywhere', clause });
/** An address begins with a country and a language that the country offers (REF). */
export const offered = (address: string): Condition => ({ test: 'locale', address });
/** Settings of the site have the same country (EQ). */
export const agree = (...settings: readonly ClaimPlace[]): Condition => ({ test: 'agree', settings });
/** The literal year in a text is that of the build (AGE). */
export const thisYear = (place: ClaimPlace): Condition => ({ test: 'thisYear', place });
