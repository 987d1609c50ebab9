import type { Localized } from 'wortlaut/react';

/** A sample sale: what a shop of the trade has just rung up. */
export interface Sale {
  readonly lines: readonly { readonly id: string; readonly name: Localized; readonly amount: Localized }[];
  readonly total: Localized;
  /** The sums of the first half of the lines and of the other: a bill that two pay. */
  readonly halves: readonly [first: Localized, other: Localized];
}

/** Props of the drawing of a trade: description, words and the sale that it shows. */
export interface DrawingProps {
  readonly title: Localized;
  readonly word: (name: string) => Localized;
  readonly sale: Sale;
}

/** The size of every drawing of a trade. */
export const drawingSize = [560, 440] as const;
