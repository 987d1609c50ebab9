import type { Code } from './codes.ts';

/**
 * Content that cannot be read or shown, texts and links that would leave a hole in a page, and faults of the build itself: nothing
 * sound can be made of what is left.
 */
const standing = /^WL(?:100[1-9]|101[0345]|101[679]|102[016]|103[45789]|104[01]|200[14]|2010|2027|300[1-5]|303[134]|400[23]|6(?!006)\d{3})$/;

/** Whether a finding of this code may be suppressed, or be part of a baseline. */
export const isSuppressible = (code: Code): boolean => !standing.test(code);
