import { canonicalSource, canonicalText, textHash } from './canonical.ts';
import type { SharedContent } from './content.ts';
import { inTime, type Ledger, type LedgerEntry, type Status } from './ledger.ts';
import { writtenClauses } from './written-clauses.ts';

/** A clause in one language, in the document that words it, and what the ledger says about it. */
export interface AttestedClause {
  readonly document: string;
  /** `use.secrecy`, or `use.heading`. */
  readonly clause: string;
  readonly language: string;
  /** The text is no translation: the other languages are made from it. */
  readonly isSource: boolean;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
  /** Canonical, as the ledger keeps it. */
  readonly source: string;
  readonly sourceFile: string;
  /** Every entry about it, the latest last. */
  readonly entries: Ledger;
  /** The entry that counts or, where the texts have changed since, the latest of those that no longer do. */
  readonly entry?: LedgerEntry;
  /** What holds: the status of the entry that counts; `stale` where the source has changed since; otherwise a draft. */
  readonly state: State;
}
export type State = Status | 'stale';

/** Every clause that a contract document words itself, in every language that it words it in. Inherited ones belong to the document that words them. */
export function attestedClauses(content: Pick<SharedContent, 'contracts' | 'ledger'>): AttestedClause[] {
  const ledger = byClause(content.ledger);
  return writtenClauses(content).flatMap(({ page, outline, id, language, text, file, dataPath, source }) => {
    const { source: original } = page.definition.value;
    const isSource = language === original;
    // Without a source text there is nothing to compare with; that it is missing is told elsewhere.
    if (!isSource && source === undefined) return [];
    const place = { document: outline.id, clause: id, language };
    const made = { ...place, isSource, text: canonicalText(text), source: canonicalSource(source ?? text) };
    const entries = ledger.get(keyOf(place)) ?? [];
    return [{ ...made, file, dataPath, sourceFile: page.copies.get(original)?.file ?? '', entries, ...judged(made, entries) }];
  });
}

function judged(
  { isSource, text, source }: Pick<AttestedClause, 'isSource' | 'text' | 'source'>,
  entries: Ledger,
): Pick<AttestedClause, 'entry' | 'state'> {
  const [src, txt] = [textHash(source), textHash(text)];
  const counting = entries.findLast((entry) => entry.txt === txt && (isSource || entry.src === src));
  if (counting) return { entry: counting, state: counting.status };
  const last = entries.at(-1);
  if (!last) return { state: 'draft' };
  return { entry: last, state: !isSource && last.src !== src ? 'stale' : 'draft' };
}

/** Document, clause and language → the entries about them, the latest last. */
function byClause(ledger: Ledger): ReadonlyMap<string, Ledger> {
  const found = new Map<string, LedgerEntry[]>();
  for (const entry of ledger) {
    const key = keyOf(entry);
    const others = found.get(key);
    if (others) others.push(entry);
    else found.set(key, [entry]);
  }
  for (const entries of found.values()) entries.sort(inTime);
  return found;
}

const keyOf = ({ document, clause, language }: Pick<LedgerEntry, 'document' | 'clause' | 'language'>) =>
  [document, clause, language].join('\0');
