import { statusGiven } from './attestation.ts';
import { canonicalSource, canonicalText, textHash } from './canonical.ts';
import type { SharedContent } from './content.ts';
import { groupBy } from './group-by.ts';
import { inTime, type Ledger, type LedgerEntry, type Status } from './ledger.ts';
import type { People } from './people.ts';
import { writtenClauses } from './written-clauses.ts';

/** A clause in one language, in the document that has its text, with its entries in the ledger. */
export interface AttestedClause {
  readonly document: string;
  /** `use.secrecy`, or `use.heading`. */
  readonly clause: string;
  readonly language: string;
  /** Whether the text is the source that the other languages translate. */
  readonly isSource: boolean;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
  /** Canonical, as in the ledger. */
  readonly source: string;
  readonly sourceFile: string;
  /** Every entry about it, the latest last. */
  readonly entries: Ledger;
  /** The valid entry or, if the texts have changed since, the latest of the invalid ones. */
  readonly entry?: LedgerEntry;
  /** The status that this entry gives, by a person who may attest it. */
  readonly given?: Status;
  /** The status of the valid entry; `stale` if the source has changed since; otherwise a draft. */
  readonly state: State;
}
export type State = Status | 'stale';

/** The part of the content that has the clauses, their attestations and the people who made them. */
export type Attestable = Pick<SharedContent, 'contracts' | 'ledger' | 'people'>;

/**
 * Every clause that a contract document has a text for, in each of these languages. Inherited ones belong to the document with the text.
 */
export function attestedClauses(content: Attestable): AttestedClause[] {
  const ledger = groupBy(content.ledger, keyOf);
  const people = content.people?.value ?? {};
  return writtenClauses(content).flatMap(({ page, outline, id, language, text, file, dataPath, source }) => {
    const { source: original } = page.definition.value;
    const isSource = language === original;
    // There is nothing to compare with; the missing source text is reported elsewhere.
    if (!isSource && source === undefined) return [];
    const place = { document: outline.id, clause: id, language };
    const made = { ...place, isSource, text: canonicalText(text), source: canonicalSource(source ?? text) };
    const entries = (ledger.get(keyOf(place)) ?? []).toSorted(inTime);
    return [{ ...made, file, dataPath, sourceFile: page.copies.get(original)?.file ?? '', entries, ...stateOf(made, { entries, people }) }];
  });
}

/** The entry that counts for a text, and its state; without one, the state that the last entry leaves it in. */
function stateOf(
  { isSource, text, source }: Pick<AttestedClause, 'isSource' | 'text' | 'source'>,
  { entries, people }: { readonly entries: Ledger; readonly people: People },
): Pick<AttestedClause, 'entry' | 'given' | 'state'> {
  const [src, txt] = [textHash(source), textHash(text)];
  const counting = entries.findLast((entry) => entry.txt === txt && (isSource || entry.src === src));
  if (counting) return { entry: counting, given: statusGiven(counting, people), state: statusGiven(counting, people) };
  const last = entries.at(-1);
  if (!last) return { state: 'draft' };
  return { entry: last, given: statusGiven(last, people), state: !isSource && last.src !== src ? 'stale' : 'draft' };
}

const keyOf = ({ document, clause, language }: Pick<LedgerEntry, 'document' | 'clause' | 'language'>) =>
  [document, clause, language].join('\0');
