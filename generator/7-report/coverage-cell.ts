import type { State } from '../model/attested-texts.ts';

export type CellState = 'complete' | 'fallback' | 'omitted' | 'pending' | 'missing';

/** One item in one place: a page in a locale, a dictionary or a contract document in a language. */
export interface Cell {
  readonly kind: 'page' | 'dictionary' | 'terms';
  readonly name: string;
  /** Locale of a page, language of a dictionary or a document. */
  readonly where: string;
  /** Two letters; of a page at an address without a locale, the language of that address. */
  readonly language: string;
  readonly state: CellState;
  /** Existing texts of those that the source has; for a contract, the approved ones. */
  readonly texts: number;
  readonly of: number;
  readonly note?: string;
  /** How many texts of a contract are in each state. */
  readonly states?: Readonly<Partial<Record<State, number>>>;
}
