import type { ClaimPlace } from './claim-places.ts';

/** A question that the texts leave open, for the person who decides. */
export interface Question {
  /** The ways to read the texts, at least two. */
  readonly readings: readonly string[];
  /** The state of the site until the answer, in one sentence. */
  readonly today: string;
  /** The clauses, other texts and facts that the answer changes. */
  readonly concerns: readonly ClaimPlace[];
}
/** The open questions of a site, by their names. */
export type Questions = Readonly<Record<string, Question>>;

/** An open question. */
export const question = (value: Question): Question => value;

/** Returns the open questions; its type checks them. */
export function defineQuestions<const Value extends Questions>(questions: Value): Value {
  return questions;
}
