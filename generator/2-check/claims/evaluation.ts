import type { Side } from '../../model/claims.ts';

/** The result of a condition: whether it holds, and the compared values. */
export interface Evaluation {
  readonly holds: boolean;
  readonly sides: readonly Side[];
  /** The values that a waiver records instead of the sides, if these are shortened or contain more than the contradiction. */
  readonly recorded?: readonly Side[];
}
