/** A meaningful reason has at least three words. */
export const reasonPattern = /\S+\s+\S+\s+\S+/;
