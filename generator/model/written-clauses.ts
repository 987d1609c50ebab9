import type { PageWithCopies, SharedContent } from './content.ts';
import { documentsOf, outlineOf } from './contract-documents.ts';
import { type ContractText, contractTextsOf } from './contract-texts.ts';
import { memoize } from './memoize.ts';
import type { Outline } from './outline.ts';

/** A clause or heading in the file with its text, without documents that inherit it. */
export interface WrittenClause extends ContractText {
  readonly outline: Outline;
  readonly isHeading: boolean;
}

/** Every clause and heading of every contract document, once, in its own file. Empty texts are left out. */
export const writtenClauses = ({ contracts }: Pick<SharedContent, 'contracts'>): readonly WrittenClause[] => clausesOfAll(contracts);

/** Cached for many checks; content does not change after loading. */
const clausesOfAll = memoize(
  (contracts: SharedContent['contracts']) => documentsOf({ contracts }).flatMap(({ page }) => clausesOf(page)),
  new WeakMap(),
);

/** The clauses of one page; empty if it is not a contract document. */
export function clausesOf(page: PageWithCopies): readonly WrittenClause[] {
  const outline = outlineOf(page);
  if (!outline) return [];
  return contractTextsOf(page).flatMap((one) =>
    one.dataPath[0] === 'clauses' ? { ...one, outline, isHeading: one.dataPath.at(-1) === 'heading' } : [],
  );
}
