import type { Side } from '../../model/claims.ts';

/** What the content says of a condition: whether it holds, and the values that stand side by side. */
export interface Evaluation {
  readonly holds: boolean;
  readonly sides: readonly Side[];
  /** What a waiver records instead of the sides, where they are shortened or say more than what collides. */
  readonly recorded?: readonly Side[];
}
