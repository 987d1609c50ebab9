import type { Outcome } from './result.ts';

/** Faults that the gate cannot tell from what is right, each with why. What else survives is a gap in the checks. */
export const accepted: readonly { readonly why: string; readonly is: (outcome: Outcome) => boolean }[] = [];
