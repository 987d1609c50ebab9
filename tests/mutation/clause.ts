import type { PageWithCopies } from '../../generator/model/content.ts';
import type { Token } from '../../generator/model/text-tokens.ts';

export interface Clause {
  readonly page: PageWithCopies;
  readonly language: string;
  readonly file: string;
  readonly path: readonly string[];
  readonly id: string;
  readonly text: string;
  readonly isHeading: boolean;
}

/** The real contract texts, and the words with which a fault may replace a token. */
export interface Corpus {
  readonly clauses: readonly Clause[];
  ids(kind: Token['kind'], clause: Clause): readonly string[];
  /** The token as its author might have typed it by hand. */
  writtenOut(token: Token, clause: Clause): string;
  /** Words of other tokens: another unit, another number, another kind of day; another term's word. */
  otherWords(token: Token, clause: Clause, random: (below: number) => number): readonly string[];
  nextTo(clause: Clause): Clause | undefined;
  sourceOf(clause: Clause): Clause | undefined;
}
