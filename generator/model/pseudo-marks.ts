/** The marks around every text of the content in the pseudo-locale. */
export const opening = '⟦';
export const closing = '⟧';
