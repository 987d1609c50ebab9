/** A reason that says something has at least three words. */
export const reasonPattern = /\S+\s+\S+\s+\S+/;
