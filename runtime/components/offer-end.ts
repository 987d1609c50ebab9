import type { PageContext } from 'wortlaut/react';

/** The end of the offer, and whether it had ended on the day of the build. */
export function offerEnd({ fact, isOver }: PageContext): { readonly iso: string; readonly isOver: boolean } {
  const ends = fact('offer.ends');
  if (ends.kind !== 'date') throw new Error(`The fact 'offer.ends' is a date; it is of kind '${ends.kind}'.`);
  return { iso: ends.iso, isOver: isOver(ends.iso.slice(0, 10)) };
}
