/** What every text of the content stands between in the pseudo-locale. */
export const opening = '⟦';
export const closing = '⟧';
