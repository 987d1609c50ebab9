import type { SharedContent } from '../model/content.ts';
import { type WrittenClause, writtenClauses } from '../model/written-clauses.ts';
import type { Lexicon } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';

/** Every written clause whose language has a lexicon, with it. */
export function readClauses(content: Pick<SharedContent, 'contracts'>): { readonly clause: WrittenClause; readonly lexicon: Lexicon }[] {
  return writtenClauses(content).flatMap((clause) => {
    const lexicon = lexiconOf(clause.language);
    return lexicon ? [{ clause, lexicon }] : [];
  });
}
