import type { Code } from './codes.ts';

/** Content that cannot be read or shown, and faults of the build itself: nothing sound can be made of what is left. */
const neverSuppressible = /^WL(?:100[1-4]|1013|101[679]|102[016]|103[45789]|2004|2027|3004|6(?!006)\d{3})$/;

/** Whether a finding of this code may be suppressed, or be part of a baseline. */
export const isSuppressible = (code: Code): boolean => !neverSuppressible.test(code);
