import type { Side } from '../../model/claims.ts';

/** The result of a condition: whether it holds, and the compared values. */
export interface Evaluation {
  readonly holds: boolean;
  readonly sides: readonly Side[];
  /** What a waiver records instead of the sides, if they are shortened or contain more than what collides. */
  readonly recorded?: readonly Side[];
}
